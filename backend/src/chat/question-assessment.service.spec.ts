import { describe, expect, it } from '@jest/globals';
import type { SessionOfPet } from './chat-sessions.repository.js';
import { QuestionAssessmentService } from './question-assessment.service.js';
import { assessFor, caseAfter, raisedFor } from './question-triage.js';
import type { ToldQuestion, VersionsRepository } from './versions.repository.js';

const OWNER = { country: null, language: 'en' } as const;
const DOG = { species: 'cane', breed: null, weightKg: 10, ageYears: 5 } as const;
const PET = { species: 'cane', breed: null, weight: '10 kg', age: 5, healthConditions: null };
const MINUTE = 60_000;

/** Questions in the order of their ids, from 1 on; a minute lies between two. */
function converse(texts: readonly string[], { raised }: { raised?: number } = {}) {
  const start = Date.now() - texts.length * MINUTE;
  let known = null;
  const told: ToldQuestion[] = [];
  for (const [index, content] of texts.entries()) {
    const question = { ...DOG, text: content };
    const timestamp = new Date(start + index * MINUTE);
    const assessed = assessFor(OWNER, question, known, timestamp);
    const { triage, next } =
      index + 1 === raised ? raisedFor(OWNER, question, assessed.next, timestamp) : assessed;
    known = caseAfter(next, index + 1);
    told.push({ id: index + 1, content, timestamp, triage });
  }
  return { known, told };
}

/** What a conversation's question is assessed as that replaces the one with an id. */
async function reword(
  { known, told }: ReturnType<typeof converse>,
  replaces: number,
  content: string,
) {
  const replaced = told.find(({ id }) => id === replaces);
  const versions = {
    editableQuestion: () => Promise.resolve({ content: replaced?.content, photos: 0 }),
    othersThan: () => Promise.resolve(told.filter((one) => one !== replaced)),
  } as unknown as VersionsRepository;
  const session = { id: 5, triageCase: known, owner: OWNER, pet: PET } as unknown as SessionOfPet;
  const assessment = new QuestionAssessmentService(versions);
  const { triage, carried } = await assessment.assess({ body: { content, replaces }, session });
  return { level: triage.level, carried, since: triage.since };
}

const SMALL_TALK = [
  'What does a vet visit cost?',
  'How do I find a vet nearby?',
  'Which documents should I bring?',
  'Can he ride in the front seat?',
];

describe('a reworded question', () => {
  it('leaves an emergency open that its own had covered', async () => {
    const told = ['He ate a bar of dark chocolate', 'Now he is having a seizure', ...SMALL_TALK];
    expect(await reword(converse(told), 1, 'He sniffed at a rose')).toEqual({
      level: 'emergency',
      carried: true,
      since: 2,
    });
  });

  it('leaves an alarm open that its own, higher one had replaced', async () => {
    const sick = 'He has been vomiting since yesterday and will not eat';
    const told = [sick, ...SMALL_TALK, 'Now he has collapsed and is having a seizure'];
    expect(await reword(converse(told), 6, 'Should I bring his blanket?')).toEqual({
      level: 'urgent',
      carried: true,
      since: 1,
    });
  });

  it('leaves an alarm open that a model had raised for another question', async () => {
    const strange = 'Why does he look so strange at me?';
    const told = [
      strange,
      ...SMALL_TALK,
      'We are back from the vet, they kept him on a drip and he is fine.',
    ];
    const conversation = converse(told, { raised: 1 });
    expect(conversation.known?.alarm).toBeNull();
    expect(await reword(conversation, 6, 'Should I bring his blanket?')).toEqual({
      level: 'emergency',
      carried: true,
      since: 1,
    });
  });

  it('takes back the end of an alarm that it had told, but not one that another told', async () => {
    const told = [
      'He is having a seizure',
      'We are back from the vet, they kept him on a drip and he is fine.',
      ...SMALL_TALK,
    ];
    expect(await reword(converse(told), 2, 'Should I bring his blanket?')).toMatchObject({
      level: 'emergency',
      since: 1,
    });
    expect(await reword(converse(told), 4, 'Should I bring his blanket?')).toMatchObject({
      level: 'routine',
    });
  });
});
