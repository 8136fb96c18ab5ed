/** What the chat offers around an answer. */
export const manners = {
  copy: {
    code: 'Copy code',
    table: 'Copy table',
    done: 'Copied',
    failed: 'This could not be copied. Select it and copy it by hand.',
  },
  readAloud: {
    read: 'Read aloud',
    pause: 'Pause reading',
    goOn: 'Go on reading',
    stop: 'Stop reading',
    failed: 'This answer could not be read aloud here.',
  },
  dictation: {
    start: 'Dictate',
    stop: 'Stop dictating',
    on: 'The microphone is on',
    off: 'The microphone is off',
    listening: 'Listening...',
    problems: {
      refused:
        'Zampa may not use the microphone. Allow it in the settings of your browser, then try again.',
      noMicrophone: 'No microphone was found. Connect one, then try again.',
      network: 'Your browser needs a network to understand speech. Your words so far are kept.',
      failed: 'Your browser stopped listening. Your words so far are kept.',
    },
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    focus: 'Write a question',
    send: 'Send it',
    newLine: 'New line',
    editLast: 'Change your last question, while nothing is written',
    stop: 'Stop the answer',
    find: 'Go to a pet, or find a message',
    help: 'Show this list',
  },
  unread: (count: number) => (count === 1 ? '1 new answer' : `${count} new answers`),
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
      `Next time a notification can tell you that Zampa has answered about ${name}. It never says what.`,
    accept: 'Notify me',
    decline: 'No, thanks',
    done: 'Zampa will tell you when an answer is ready',
    failed: 'This could not be changed. Please try again.',
    label: 'When an answer is ready',
    explanation: 'Only while no Zampa page is in sight, and with no word of the answer.',
  },
};
