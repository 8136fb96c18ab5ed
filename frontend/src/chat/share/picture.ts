import type { SharedAnswer } from './shared-answer';

/** The picture's width, in pixels. */
const WIDTH = 1080;
const EDGE = 72;
const INNER = WIDTH - 2 * EDGE;
const MARK = 72;
/** Taller pictures cannot be read on a phone, and some browsers cannot draw them. */
const MAX_LINES = 110;

const COLOURS = {
  ground: '#fdf9f3',
  ink: '#2b241c',
  soft: '#6b5f52',
  green: '#0a5c43',
  red: '#a8261c',
};

const FACE = "'Figtree Variable', system-ui, sans-serif";

interface Style {
  size: number;
  weight: number;
  colour: string;
}

const STYLES = {
  title: { size: 40, weight: 650, colour: COLOURS.green },
  about: { size: 30, weight: 400, colour: COLOURS.soft },
  alarm: { size: 34, weight: 650, colour: COLOURS.red },
  text: { size: 34, weight: 400, colour: COLOURS.ink },
  small: { size: 26, weight: 400, colour: COLOURS.soft },
} satisfies Record<string, Style>;

const fontOf = ({ size, weight }: Style): string => `${weight} ${size}px ${FACE}`;
const stepOf = ({ size }: Style): number => Math.round(size * 1.45);

interface Line {
  text: string;
  style: Style;
}

/** Breaks a word that is longer than a line. */
const fitting = (word: string, measure: (text: string) => number, width: number): string[] => {
  if (measure(word) <= width || word.length < 2) return [word];
  const half = Math.ceil(word.length / 2);
  return [word.slice(0, half), word.slice(half)].flatMap((part) => fitting(part, measure, width));
};

/** Wraps a text into lines no wider than this. */
export const wrapped = (text: string, measure: (text: string) => number, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const words = paragraph.replaceAll('\t', '  ').split(' ');
    const lines: string[] = [];
    let line = '';
    for (const word of words.flatMap((one) => fitting(one, measure, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });

const linesOf = (
  context: CanvasRenderingContext2D,
  answer: SharedAnswer,
  goesOn: string,
): Line[] => {
  const written = (text: string, style: Style): Line[] => {
    context.font = fontOf(style);
    const measure = (part: string): number => context.measureText(part).width;
    return wrapped(text, measure, INNER).map((line) => ({ text: line, style }));
  };
  const gap: Line = { text: '', style: STYLES.small };
  const body = [
    ...(answer.alarm.length > 0 ? [...written(answer.alarm.join('\n'), STYLES.alarm), gap] : []),
    ...written(answer.text, STYLES.text),
  ];
  const isCut = body.length > MAX_LINES;
  return [
    ...body.slice(0, MAX_LINES),
    ...(isCut ? written(goesOn, STYLES.small) : []),
    ...(answer.sources.length > 0
      ? [gap, ...written(answer.sources.join('\n'), STYLES.small)]
      : []),
    gap,
    ...written(answer.disclaimer, STYLES.small),
  ];
};

const markOf = async (): Promise<HTMLImageElement> => {
  const mark = new Image();
  mark.src = '/icon-192.png';
  await mark.decode();
  return mark;
};

const drawHead = async (context: CanvasRenderingContext2D, about: string): Promise<void> => {
  context.drawImage(await markOf(), EDGE, EDGE, MARK, MARK);
  for (const [text, style, y] of [
    ['Zampa', STYLES.title, EDGE - 4],
    [about, STYLES.about, EDGE + 42],
  ] as const) {
    context.font = fontOf(style);
    context.fillStyle = style.colour;
    context.fillText(text, EDGE + MARK + 24, y, INNER - MARK - 24);
  }
};

/** An answer as a PNG, drawn from its plain text. */
export const pictureOf = async (answer: SharedAnswer, goesOn: string): Promise<Blob> => {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser does not draw');
  const lines = linesOf(context, answer, goesOn);
  const top = EDGE + MARK + 56;
  canvas.height = top + lines.reduce((sum, { style }) => sum + stepOf(style), 0) + EDGE;
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.textBaseline = 'top';
  await drawHead(context, answer.about);
  let y = top;
  for (const { text, style } of lines) {
    context.font = fontOf(style);
    context.fillStyle = style.colour;
    context.fillText(text, EDGE, y);
    y += stepOf(style);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};
