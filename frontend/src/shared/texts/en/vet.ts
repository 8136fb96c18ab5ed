/** The pages of vets, which nobody else sees. */
export const vet = {
  title: 'Your Desk',
  menu: 'For vets',
  desk: 'Desk',
  cases: 'Cases',
  notChanged: "This couldn't be changed. Please try again.",
  throttled: (minutes: number) =>
    `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  register: (number: string) => `Register no. ${number}`,
  factor: {
    verifyTitle: "Confirm it's you",
    verifyText: (name: string) =>
      `Hello ${name}. Your authenticator app shows a code of six digits: type it here.`,
    recoveryText: (name: string) =>
      `Hello ${name}. Type one of your recovery codes. It works once.`,
    code: 'Code',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    confirm: 'Confirm',
    wrong: "That code isn't right. Each one works once: wait for the next, then try again.",
    wrongRecovery: "This code isn't one of yours, or it has been used.",
    required: 'Please type the code',
    lost: 'Lost both? The people who run Zampa can reset this for you.',
    enrolTitle: 'Set up two-step verification',
    enrolText: (name: string) =>
      `Welcome, ${name}. What owners tell you is for you alone, so besides your password you need an authenticator app on your phone.`,
    renewText:
      'Scan this with your new phone. Your old app and your old recovery codes then stop working.',
    scan: 'Scan this picture with your authenticator app',
    scanText: 'Any of them will do, such as Aegis, Google Authenticator or 1Password.',
    qr: 'QR code for your authenticator app',
    onPhone: 'Open the app on this device',
    orType: 'Or type this key into it:',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: "That couldn't be copied. Please write it down.",
    enter: 'Type the code it shows',
    enrolFailed: "This couldn't be started. Please try again.",
    codesTitle: 'Your recovery codes',
    codesText:
      'If you lose your phone, each of these lets you in once. They are shown only now: print them, or put them in your password manager.',
    saved: 'I have put them somewhere safe',
    done: 'To my desk',
  },
  duty: {
    label: 'On duty now',
    onUntil: (when: string) => `Owners can ask you until ${when}.`,
    on: 'Owners can ask you at any hour.',
    offUntil: (when: string) => `You're off until ${when}.`,
    off: 'You have no hours yet. Set them below, or go on duty now for four hours.',
  },
  notices: {
    title: 'Notifications on this device',
    states: {
      off: 'While you are on duty, this device can tell you when a case is waiting or an owner writes, even when Zampa is closed.',
      on: 'You hear of waiting cases while you are on duty, and when an owner writes to you.',
      blocked:
        'Your browser blocks notifications from Zampa. Allow them in its settings, then come back here.',
      install:
        'On an iPhone or iPad, add Zampa to your home screen first: tap Share, then "Add to Home Screen", and open it from there.',
      unsupported: "This browser can't show notifications. Another one on this device might.",
    },
  },
  hours: {
    title: 'Your hours',
    text: 'Owners see when a vet is available. You can still go on or off duty at any time.',
    closed: 'Off',
    from: (day: string) => `${day}, from`,
    to: (day: string) => `${day}, until`,
    nextDay: 'until the next day',
    add: (day: string) => `Add hours on ${day}`,
    remove: (day: string) => `Remove these hours on ${day}`,
    zone: 'Time zone',
    save: 'Save hours',
    saved: 'Your hours are saved',
    incomplete: 'Please fill in every time, or remove the line.',
  },
  security: {
    title: 'Two-step verification',
    left: (count: number) =>
      `${count} recovery ${count === 1 ? 'code' : 'codes'} left. You confirm it's you once on each device, every 12 hours.`,
    download:
      "The download of your data, in your profile, has your cases only for 12 hours after you confirm it's you on the same device.",
    renew: 'Set up another phone',
    keep: 'Keep the one I have',
  },
};
