import type { FeedbackReason, ReplyFailure } from '@contract/chat';
import type { Plan } from '@contract/plans';
import type { Species } from '@contract/species';

const examples: Record<Species, (name: string) => readonly string[]> = {
  cane: (name) => [
    `How much exercise does ${name} need every day?`,
    `${name} pulls on the leash. What can I do?`,
    `Which human foods are dangerous for ${name}?`,
  ],
  gatto: (name) => [
    `How much should ${name} eat in a day?`,
    `Why does ${name} scratch the furniture?`,
    `Which house plants are dangerous for ${name}?`,
  ],
  coniglio: (name) => [
    `How much hay should ${name} eat?`,
    `How do I notice early that ${name} is unwell?`,
    `Which vegetables are safe for ${name}?`,
  ],
  uccello: (name) => [
    `What is a good diet for ${name}?`,
    `Why does ${name} pluck feathers?`,
    `How much sleep does ${name} need?`,
  ],
  altro: (name) => [
    `What does ${name} need every day?`,
    `Which signs of illness should I watch for in ${name}?`,
    `How do I keep ${name} busy and content?`,
  ],
};

const failures: Record<ReplyFailure, string> = {
  MODEL_UNAVAILABLE: 'Zampa could not be reached just now.',
  MODEL_TIMEOUT: 'The answer took too long and was ended.',
  INTERRUPTED: 'The answer was interrupted.',
};

const reasons: Record<FeedbackReason, string> = {
  wrong: 'Not correct',
  unclear: 'Hard to understand',
  incomplete: 'Something is missing',
  'too-long': 'Too long',
  other: 'Something else',
};

const offers: Record<Exclude<Plan, 'free'>, readonly string[]> = {
  pro: ['Unlimited daily questions', 'Up to 5 pet profiles', '24/7 AI veterinary guidance'],
  expert: ['Everything in Pro', 'Unlimited pet profiles', 'Direct veterinarian consultations'],
};

export const chat = {
  gate: {
    access: 'Accesso Richiesto',
    accessText: 'Sign in or register to chat with Zampa about your pet.',
    loading: 'Loading...',
    loadingHint: 'Se il caricamento non termina, ricarica la pagina.',
    chatFailed: 'Unable to load this chat. Please try again.',
    noPets: 'Nessun animale registrato',
    createPet: 'Create Your Pet Profile',
    noPetsText: 'Zampa answers for your own pet: tell it who you live with first.',
    addPet: 'Add Pet',
    selectTitle: 'Select a Pet',
    selectText: 'Select a pet to start',
    initializing: 'Inizializzazione chat...',
  },
  header: {
    withZampa: 'Chat with Zampa',
    talkingAbout: (name: string, species: string) => `Talking about ${name}, ${species}`,
    withPet: (name: string) => `Chat with ${name}`,
    changePet: 'Change Pet',
    remaining: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} left`,
  },
  panel: { label: 'Your pet', others: 'Other pets', add: 'Add a pet' },
  empty: {
    title: (name: string) => `What would you like to know about ${name}?`,
    text: 'Ask about food, behaviour, health or daily care. Zampa keeps the profile in mind.',
    examples,
  },
  log: 'Conversation',
  you: 'You',
  loadOlder: 'Load older messages',
  loadingOlder: 'Loading older messages...',
  today: 'Today',
  yesterday: 'Yesterday',
  newReply: 'New reply',
  toEnd: 'Go to the newest message',
  writing: 'Zampa is writing',
  stillWaiting: 'Still waiting: an answer can take a little longer just now.',
  answerReady: 'Answer ready',
  answerGoesOn: 'The answer goes on in the conversation.',
  answerStopped: 'Answer stopped',
  answerFailed: 'The answer failed',
  stopped: 'Stopped',
  waitingForNetwork: 'Waiting for the network',
  takeBack: 'Edit',
  failures,
  notCounted: 'This question was not counted.',
  retry: 'Retry',
  copy: 'Copy answer',
  copied: 'Copied',
  copyFailed: 'The answer could not be copied.',
  askAgain: 'Ask again',
  followUps: 'Suggested questions',
  feedback: {
    helpful: 'Helpful',
    notHelpful: 'Not helpful',
    ask: 'What was wrong with it?',
    reasons,
    thanks: 'Thank you, noted',
    failed: 'Your opinion could not be saved. Please try again.',
  },
  sources: 'Sources',
  source: (number: number) => `Source ${number}`,
  triage: {
    emergency: 'Emergency: call a vet now',
    urgent: 'See a vet today',
    still: {
      emergency: 'Still an emergency: call a vet now',
      urgent: 'A vet should still see this today',
    },
    call: 'Call',
    byPhone: 'By phone',
    ownVet: 'Your vet',
    ownNightClinic: 'Your night clinic',
    addVet: "Add your vet's number for next time",
    neverAddVet: 'Do not ask again',
    whatToDo: 'What to do now',
    donts: 'What not to do',
    why: 'Why',
  },
  memory: {
    title: (name: string) => `Remember this about ${name}?`,
    keep: 'Remember',
    decline: 'Not now',
    kept: (name: string) => `Remembered. You find it on ${name}'s page.`,
    full: (name: string) =>
      `No more can be remembered of ${name}. Forget something on ${name}'s page first.`,
    failed: 'That could not be saved. Please try again.',
  },
  composer: {
    label: 'Your question',
    placeholder: (name: string) => `Ask something about ${name}...`,
    locked: 'Upgrade your plan to continue...',
    send: 'Send',
    stop: 'Stop',
    left: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
    seePlans: 'See what Pro offers',
  },
  check: {
    open: 'Is it an emergency?',
    text: (name: string) =>
      `Say what is happening to ${name}, and you are told at once what to do. This is free on every plan.`,
    field: 'What is happening?',
    submit: 'Check now',
    checking: 'Checking...',
    empty: 'Please say what is happening.',
    failed:
      'This could not be checked just now. If it cannot wait, call your vet or the nearest emergency clinic at once.',
    calmTitle: 'No sign of an emergency recognised',
    calmText: (name: string) =>
      `That is not an all-clear: a few words do not show every sign. If ${name} seems unwell or you are worried, call your vet or the nearest emergency clinic. Do not wait with trouble breathing, a collapse, a seizure, heavy bleeding, a swollen, hard belly, no urine, or anything poisonous that may have been swallowed.`,
    again: 'Describe it differently',
  },
  scroll: { table: 'Table, scrolls sideways', code: 'Code, scrolls sideways' },
  noSession: 'No active session',
  noSessionOrPet: 'No active session or pet selected',
  sendFailed: 'Unable to send message. Please try again.',
  stopFailed: 'Unable to stop the answer. Please try again.',
  reconnecting: 'Reconnecting...',
  offlineEmergency: 'In an emergency: numbers and first aid',
  limit: {
    title: 'Question Limit Reached!',
    text: "You've used all 3 questions available on the free plan",
    prompt: 'With a plan you go on asking, with everything Zampa already knows.',
    perMonth: '/month',
    upgrade: (plan: string) => `Upgrade to ${plan}`,
    offers,
  },
  overlay: {
    title: 'Unlock Pro Features!',
    text: 'You have reached the daily limit of 3 questions.',
    perMonth: 'per month',
    firstMonth: (percent: number | string) => `first month ${percent}% off`,
    upgrade: 'Upgrade to Pro Now',
    later: 'Maybe Later',
  },
};
