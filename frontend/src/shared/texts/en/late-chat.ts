/** Texts of the chat's parts that are seldom shown. */
export const lateChat = {
  shortcuts: {
    focus: 'Write a question',
    send: 'Send it',
    newLine: 'New line',
    editLast: 'Change your last question',
    stop: 'Stop the answer',
    find: 'Go to a pet, or find a message',
    help: 'Show this list',
    singleKeys: 'Single-key shortcuts',
    singleKeysText:
      'These are / and ?. Turn them off if they get in the way of dictation software.',
  },
  removedPet: {
    title: (name: string) => `${name} was removed`,
    text: (name: string) =>
      `${name} was removed on another device, and the chat went with it. What you were writing is still here.`,
    nothing: (name: string) => `${name} was removed on another device, and the chat went with it.`,
    copy: 'Copy your words',
    useFor: (name: string) => `Use for ${name}`,
    toPets: 'See your pets',
    failed: 'Your words could not be moved. Please try again.',
  },
  answerNotices: {
    title: 'The answer came while you were away',
    text: (name: string) =>
      `Next time, a notification can tell you when Zampa has answered about ${name}. It never shows the answer.`,
    accept: 'Notify me',
    decline: 'No, thanks',
    done: 'Zampa will tell you when an answer is ready',
    failed: "This couldn't be changed. Please try again.",
    label: 'When an answer is ready',
    explanation: 'Only when no Zampa page is visible, and never with the answer itself.',
  },
};

export type LateChatTexts = typeof lateChat;
