import { describe, expect, it, vi } from 'vitest';
import { en } from '../../shared/texts/en';
import { pages as englishPages } from '../../shared/texts/en/pages';
import { legal as english } from '../../shared/texts/en/legal';
import { it as italianCatalogue } from '../../shared/texts/it';
import { pages as italianPages } from '../../shared/texts/it/pages';
import { legal as italian } from '../../shared/texts/it/legal';
import type { Block, LegalDocument, Part, Text } from '../../shared/texts/legal-document';

vi.hoisted(() => (document.documentElement.dataset.firstMonth = '50'));

type DocumentName = keyof typeof english.documents;

const NAMES = Object.keys(english.documents) as DocumentName[];

/** Ids that the page around a document uses itself. */
const PAGE_IDS = ['content', 'contents', 'in-short', 'read-also'];

const partsOf = (text: Text): readonly Part[] => (typeof text === 'string' ? [text] : text);

const wordsOf = (part: Part): string => {
  if (typeof part === 'string') return part;
  return 'strong' in part ? part.strong : part.link;
};

const textsIn = (block: Block): readonly Text[] => {
  switch (block.type) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
};

const textsOf = ({ summary, sections }: LegalDocument): readonly Text[] => [
  ...summary,
  ...sections.flatMap(({ blocks }) => blocks.flatMap(textsIn)),
];

const read = (document: LegalDocument): string =>
  textsOf(document)
    .map((text) => partsOf(text).map(wordsOf).join(''))
    .join('\n');

const linksOf = (document: LegalDocument): string[] =>
  textsOf(document).flatMap((text) =>
    partsOf(text).flatMap((part) => (typeof part === 'object' && 'link' in part ? [part.to] : [])),
  );

/** A document without its words: sections, blocks, their sizes, and where its links lead. */
const shapeOf = (document: LegalDocument): unknown => ({
  summary: document.summary.length,
  links: linksOf(document),
  sections: document.sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => [
      block.type,
      block.type === 'list' && block.ordered,
      block.type === 'table' && block.rows.map((cells) => cells.length),
      textsIn(block).length,
    ]),
  ]),
});

const FACTS: [DocumentName, english: string, italian: string][] = [
  ['privacy', 'Users must be over 16', 'deve avere più di 16 anni'],
  ['privacy', 'deleted within 90 days', 'cancellati entro 90 giorni'],
  ['privacy', 'removed within 30 days', 'rimosso entro 30 giorni'],
  ['privacy', 'Every request is answered within 30 days', 'A ogni richiesta rispondiamo entro 30'],
  ['privacy', 'We do not sell your data', 'Non vendiamo i tuoi dati'],
  ['privacy', 'complain to a data protection supervisory', "reclamo a un'autorità di controllo"],
  ['privacy', 'zampa.sid', 'zampa.sid'],
  ['privacy', '__stripe_mid, __stripe_sid', '__stripe_mid, __stripe_sid'],
  ['privacy', 'withdraw until the case is closed', 'ritirare finché il caso non è chiuso'],
  ['privacy', 'wrote to each other and your rating', 'siete scritti e la tua valutazione'],
  ['privacy', 'If you are a partner vet', 'Se collabori come veterinario'],
  ['dataDeletion', 'Of a partner vet', 'Di un veterinario partner'],
  ['dataDeletion', 'typing DELETE in a confirmation field', 'scrivendo DELETE in un campo di conf'],
  ['dataDeletion', 'Deletion requests are answered within 30 days', 'rispondiamo entro 30 giorni'],
  ['dataDeletion', 'data is removed within 30 days', 'dati vengono rimossi entro 30 giorni'],
  ['dataDeletion', 'from backups within 90 days', 'dai backup entro 90 giorni'],
  ['terms', 'Users must be over 16', 'deve avere più di 16 anni'],
  ['terms', 'effective from January 1, 2025', 'in vigore dal 1 gennaio 2025'],
  ['terms', "We give 30 days' notice of material changes", 'Diamo 30 giorni di preavviso per le'],
  ['terms', 'billed monthly in advance', 'si pagano ogni mese in anticipo'],
  ['terms', 'no refunds for partial periods', 'non ci sono rimborsi per periodi parziali'],
  ['terms', '30-day money-back guarantee', 'Garanzia di rimborso di 30 giorni'],
  ['terms', 'first month is 50% off, once per account', '50% in meno, una volta per account'],
  ['terms', '€12.99', '12,99\u00a0€'],
  ['terms', '€29.99', '29,99\u00a0€'],
  ['dataProcessing', 'Article 28', 'articolo 28'],
  ['dataProcessing', '30 days in advance', '30 giorni prima'],
  ['dataProcessing', '72 hours of Article 33', "72 ore dell'articolo 33"],
  ['terms', 'do not replace a veterinarian', 'non sostituiscono la visita di un veterinario'],
];

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.spec.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the client stores only until the tab is closed, and the name of a channel between tabs. */
const PASSING =
  /^zampa\.(?:editing|event|last-pet|photos|places|preferences|signing-in|toast|worry)$/;

/** Names under which the client keeps something in the browser. */
const storedNames = (): string[] => {
  const texts = Object.entries(sources).filter(([path]) => !path.includes('/texts/'));
  const names = texts.flatMap(([, text]) => text.match(/(?<=['`])zampa\.[a-z.-]*[a-z]/g) ?? []);
  return [...new Set(names)].filter((name) => !PASSING.test(name)).sort();
};

/** The terms in both languages, on a page served with this percentage. */
const termsAt = async (percent: number): Promise<[LegalDocument, LegalDocument]> => {
  document.documentElement.dataset.firstMonth = String(percent);
  vi.resetModules();
  const english = await import('../../shared/texts/en/legal/terms.data');
  const italian = await import('../../shared/texts/it/legal/terms.data');
  return [english.terms, italian.terms];
};

/** The documents in both languages, on a page of this operator. */
const documentsOf = async (operator: object): Promise<string[]> => {
  document.documentElement.dataset.operator = JSON.stringify(operator);
  vi.resetModules();
  const { legal: inEnglish } = await import('../../shared/texts/en/legal');
  const { legal: inItalian } = await import('../../shared/texts/it/legal');
  for (const name of NAMES) {
    expect(shapeOf(inItalian.documents[name])).toEqual(shapeOf(inEnglish.documents[name]));
  }
  return [inEnglish, inItalian].map(({ documents }) =>
    NAMES.map((name) => read(documents[name])).join('\n'),
  );
};

describe('the operator in the legal documents', () => {
  it('is named when configured', async () => {
    const said = { name: 'Zampa srl', address: 'Via Roma 1, Bologna', supportEmail: 'a@b.example' };
    const [inEnglish = '', inItalian = ''] = await documentsOf(said);
    expect(inEnglish).toContain('The operator is Zampa srl, Via Roma 1, Bologna.');
    expect(inItalian).toContain('Il gestore è Zampa srl, Via Roma 1, Bologna.');
    expect(inEnglish.match(/write to a@b\.example/gi)).toHaveLength(6);
    expect(inItalian.match(/scrivi a a@b\.example/gi)).toHaveLength(6);
  });

  it('is stated as missing when not configured', async () => {
    const [inEnglish = '', inItalian = ''] = await documentsOf({});
    expect(inEnglish).toContain('has not given a name or a postal address');
    expect(inItalian).toContain('non ha indicato né un nome né un indirizzo postale');
    expect(inEnglish.match(/has not given a contact address/g)).toHaveLength(6);
    expect(inItalian.match(/non ha indicato un contatto/g)).toHaveLength(6);
  });
});

describe('the legal documents', () => {
  it.each(NAMES)('have the same sections, blocks and links in both languages: %s', (name) => {
    expect(shapeOf(italian.documents[name])).toEqual(shapeOf(english.documents[name]));
  });

  it.each(FACTS)('%s says "%s", in Italian "%s"', (name, inEnglish, inItalian) => {
    expect(read(english.documents[name])).toContain(inEnglish);
    expect(read(italian.documents[name])).toContain(inItalian);
  });

  it.each([
    [30, '30% off, once per account', '30% in meno, una volta per account'],
    [100, '100% off, once per account', '100% in meno, una volta per account'],
  ])('state the configured first-month discount: %s', async (percent, inEnglish, inItalian) => {
    const [englishTerms, italianTerms] = await termsAt(percent);
    expect(read(englishTerms)).toContain(inEnglish);
    expect(read(italianTerms)).toContain(inItalian);
    expect(read(englishTerms)).not.toContain('50%');
  });

  it('mention no first-month discount when there is none', async () => {
    const [englishTerms, italianTerms] = await termsAt(0);
    expect(read(englishTerms)).not.toMatch(/%|first month is/);
    expect(read(italianTerms)).not.toMatch(/%|primo mese è/);
    expect(shapeOf(italianTerms)).toEqual(shapeOf(englishTerms));
  });

  it('state what is kept of a deleted account, and for how long', () => {
    for (const name of ['privacy', 'dataDeletion'] as const) {
      expect(read(english.documents[name])).toMatch(/keyed hash[^]*two years/i);
      expect(read(italian.documents[name])).toMatch(/hash con chiave[^]*due anni/i);
    }
  });

  it('list everything that is stored in the browser', () => {
    const names = storedNames();
    expect(names).toContain('zampa.outbox');
    for (const { documents } of [english, italian]) {
      const text = read(documents.privacy);
      expect([...names, 'own', 'shell', 'shared'].filter((name) => !text.includes(name))).toEqual(
        [],
      );
    }
  });

  it('are effective from January 1, 2025', () => {
    expect(english.effective).toContain('January 1, 2025');
    expect(italian.effective).toContain('1 gennaio 2025');
  });

  it('give the privacy policy a date of its own', () => {
    expect(english.documents.privacy.effective).toContain('November 30, 2026');
    expect(italian.documents.privacy.effective).toContain('30 novembre 2026');
  });

  it.each(NAMES)('give every section a unique anchor: %s', (name) => {
    const ids = [...PAGE_IDS, ...english.documents[name].sections.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('link only to sections that exist', () => {
    const pages = { '/privacy': 'privacy', '/data-deletion': 'dataDeletion', '/terms': 'terms' };
    const anchors = NAMES.flatMap((name) =>
      linksOf(english.documents[name]).flatMap((to) => {
        const [path = '', id] = to.split('#');
        const target = path === '' ? name : pages[path as keyof typeof pages];
        return id === undefined || path === '/' ? [] : [{ target, id }];
      }),
    );
    const missing = anchors.filter(
      ({ target, id }) =>
        !english.documents[target as DocumentName].sections.some((s) => s.id === id),
    );
    expect(anchors.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it.each([
    ['English', english, { ...en, ...englishPages }],
    ['Italian', italian, { ...italianCatalogue, ...italianPages }],
  ] as const)("use the product's button and menu labels: %s", (_language, legal, texts) => {
    const { dataDeletion, privacy, terms } = legal.documents;
    const { deletion, cancellation } = texts.profile;
    expect(read(dataDeletion)).toContain(deletion.action);
    expect(read(dataDeletion)).toContain(deletion.submit);
    expect(read(terms)).toContain(cancellation.action);
    expect(read(privacy)).toContain(`"${texts.consent.accept}"`);
    expect(read(privacy)).toContain(`"${texts.consent.refuse}"`);
    expect(read(privacy)).toContain(`"${texts.site.footer.cookies}"`);
    expect(read(privacy)).toContain(`"${texts.common.theme.system}"`);
  });
});
