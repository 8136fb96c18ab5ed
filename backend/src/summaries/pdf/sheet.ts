import { fitting, type PrintedSection } from './lines.js';

/** What is printed, in reading order. */
interface Printed {
  title: string;
  under: string;
  sections: PrintedSection[];
  foot: string;
}

const TEXT = { font: 'Helvetica', size: 9, after: 2 } as const;
const TITLE = { font: 'Helvetica-Bold', size: 15, after: 2 } as const;
const HEADING = { font: 'Helvetica-Bold', size: 10.5, after: 3 } as const;

type Style = typeof TEXT | typeof TITLE | typeof HEADING;

/** Points between two sections. */
const GAP = 7;

/** Points from the bullet of a list item to its text. */
const INDENT = 10;

/** Lays out a summary from top to bottom, each text as a tagged part of the document. */
export class Sheet {
  private readonly width: number;
  private readonly left: number;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    /** The line that says how many lines of a timeline were cut. */
    private readonly more: (count: number) => string,
  ) {
    const { width, margins } = document.page;
    this.left = margins.left;
    this.width = width - margins.left - margins.right;
  }

  write({ title, under, sections, foot }: Printed): void {
    const root = this.document.struct('Document');
    this.document.addStructure(root);
    this.add(root, 'H1', title, TITLE);
    this.add(root, 'P', under, TEXT);
    for (const section of this.cut(sections, foot)) {
      this.document.y += GAP;
      this.keepTogether(section);
      this.add(root, 'H2', section.title, HEADING);
      this.list(root, section.lines);
    }
    this.document.y += GAP;
    this.add(root, 'P', foot, TEXT);
    root.end();
  }

  /** The sections, with as much of the timeline as fits on this page. */
  private cut(sections: PrintedSection[], foot: string): PrintedSection[] {
    const others = sections.map(({ title, lines, isTimeline }) => {
      const head = GAP + this.height(title, HEADING);
      return isTimeline ? head : head + sum(lines.map((line) => this.lineHeight(line)));
    });
    const room = this.end - this.document.y - sum(others) - GAP - this.height(foot, TEXT);
    return sections.map((section) => {
      if (!section.isTimeline) return section;
      const heights = section.lines.map((line) => this.lineHeight(line));
      return { ...section, lines: fitting(section.lines, heights, room, this.more) };
    });
  }

  /** Keeps a heading together with its first line. */
  private keepTogether({ title, lines: [first = ''] }: PrintedSection): void {
    this.makeRoom(this.height(title, HEADING) + this.lineHeight(first));
  }

  /** Starts a new page before a part that would be split. */
  private makeRoom(height: number): void {
    const { document } = this;
    if (document.y + height > this.end) document.addPage();
  }

  private get end(): number {
    const { height, margins } = this.document.page;
    return height - margins.bottom;
  }

  private list(root: PDFKit.PDFStructureElement, lines: string[]): void {
    const { document, left, width } = this;
    const list = document.struct('L');
    root.add(list);
    for (const line of lines) {
      this.makeRoom(this.lineHeight(line));
      const item = document.struct('LI');
      list.add(item);
      item.add(
        document.struct('Lbl', {}, () => {
          this.style(TEXT).text('•', left, document.y, { lineBreak: false });
        }),
      );
      const body = document.struct('LBody', {}, () => {
        this.style(TEXT).text(line, left + INDENT, document.y, { width: width - INDENT });
        document.y += TEXT.after;
      });
      item.add(body);
      item.end();
    }
    list.end();
  }

  private add(root: PDFKit.PDFStructureElement, tag: string, text: string, style: Style): void {
    const { document, left, width } = this;
    root.add(
      document.struct(tag, {}, () => {
        this.style(style).text(text, left, document.y, { width });
        document.y += style.after;
      }),
    );
  }

  private lineHeight(line: string): number {
    return this.height(line, TEXT, this.width - INDENT);
  }

  private height(text: string, style: Style, width = this.width): number {
    return this.style(style).heightOfString(text, { width }) + style.after;
  }

  private style({ font, size }: Style): PDFKit.PDFDocument {
    return this.document.font(font).fontSize(size);
  }
}

const sum = (heights: readonly number[]): number => heights.reduce((all, one) => all + one, 0);
