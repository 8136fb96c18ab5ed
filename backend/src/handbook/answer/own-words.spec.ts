import { describe, expect, it } from '@jest/globals';
import type { Triage, TriageLevel } from '../../contract/chat.js';
import type { PetFacts } from '../../contract/pets.js';
import { HandbookAssistantService, type OwnWords } from '../handbook-assistant.service.js';
import { HandbookService } from '../handbook.service.js';

const assistant = new HandbookAssistantService(new HandbookService());

const PET: PetFacts = {
  name: 'Micia',
  species: 'gatto',
  breed: null,
  age: 4,
  weight: '4 kg',
  healthConditions: null,
  personalityTraits: null,
};

const TRIAGE: Omit<Triage, 'level'> = {
  reasons: ['A reason.'],
  actions: ['Go now.'],
  donts: [],
  contacts: [],
};

const own = (more: Partial<OwnWords> = {}): OwnWords => ({
  text: '**4.1 kg** and advice',
  place: 'instead',
  fact: '**4.1 kg**',
  followUps: [],
  ...more,
});

interface Asked {
  question?: string;
  level?: TriageLevel;
  history?: string[];
}

const compose = (
  words: OwnWords | null,
  { question = 'How often should I brush my cat?', level = 'routine', history = [] }: Asked = {},
) =>
  assistant.compose(
    {
      question,
      pet: PET,
      history: history.map((content) => ({ role: 'user' as const, content })),
      triage: { ...TRIAGE, level },
    },
    words,
  );

const HANDBOOK = compose(null).text;
const UNKNOWN = 'Who won the world cup?';

describe("the assistant's own words", () => {
  it("replace the handbook's answer, precede it or follow it", () => {
    expect(compose(own())).toMatchObject({ text: '**4.1 kg** and advice', sources: [] });
    expect(compose(own({ place: 'before' })).text).toBe(`**4.1 kg** and advice\n\n${HANDBOOK}`);
    expect(compose(own({ place: 'behind' })).text).toBe(`${HANDBOOK}\n\n**4.1 kg** and advice`);
    expect(compose(own({ place: 'beside' })).text).toBe(`${HANDBOOK}\n\n**4.1 kg** and advice`);
  });

  it('stand alone when the handbook has nothing, unless they only accompany its answer', () => {
    for (const place of ['before', 'behind'] as const) {
      expect(compose(own({ place }), { question: UNKNOWN }).text).toBe('**4.1 kg** and advice');
    }
    const text = compose(own({ place: 'beside' }), { question: UNKNOWN }).text;
    expect(text).toBe(compose(null, { question: UNKNOWN }).text);
  });

  it.each(['urgent', 'emergency'] as const)(
    'come after the whole answer to an alarm, reduced to facts: %s',
    (level) => {
      const alone = compose(null, { level }).text;
      expect(compose(own(), { level }).text).toBe(`${alone}\n\n**4.1 kg**`);
      expect(compose(own({ fact: '' }), { level }).text).toBe(alone);
    },
  );

  it('are reduced to facts for an owner whose animal has died', () => {
    const history = ['My cat died this morning'];
    expect(compose(own(), { history }).text).toBe('**4.1 kg**');
    const beside = own({ place: 'beside', fact: '' });
    expect(compose(beside, { history }).text).toBe(compose(null, { history }).text);
  });
});
