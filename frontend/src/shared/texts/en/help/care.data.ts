import { LIMITS } from '@contract/limits';
import { PAGES } from '@contract/pages';
import { FREE_QUESTIONS, PET_LIMITS } from '@contract/plans';
import type { HelpAnswers } from '../../help-answers';
import { link, strong } from '../../legal-document';

const profile = link('your profile', PAGES.profile);
const pets = link('Your Pets', PAGES.pets);
const emergencyPage = link('emergency page', PAGES.emergency);

/** Answers about the animals: chat, emergencies, diary. */
export const care = {
  'what-zampa-is': {
    question: 'What is Zampa, and what is it not?',
    answer: [
      'Zampa is an assistant that answers questions about your own animal: behaviour, food, health and daily care. It keeps the profile of your pet in mind and names its sources.',
      'It is a program, not a veterinarian. It cannot examine your animal, and it makes no diagnosis and prescribes nothing. It tells you when a vet is needed.',
    ],
    also: 'ai bot human person vet doctor diagnosis',
  },
  questions: {
    question: 'How many questions can I ask?',
    answer: [
      `${FREE_QUESTIONS} in total on Free, as many as you like on Pro and Expert. How many you have used stands in your profile. A question can have up to ${LIMITS.question.max.toLocaleString('en')} characters.`,
      'In an emergency no limit stands in the way: what to do now is shown on every plan.',
    ],
    also: 'limit free daily messages count',
  },
  guidance: {
    question: 'What does Pro add to the answers?',
    answer: [
      'Unlimited questions, at any hour, and answers that know the diary and what stands out in it, where it has to do with the question. You can also ask about it: "How has her weight been?", "When was her last vaccine?". In the chat you ask for reminders and for a summary for your vet, too. When many ask at once, your questions go before those of the free plan.',
      'What keeps an animal safe is the same on every plan: the check for an emergency, the numbers to call, the doses that are dangerous, and the handbook. An emergency goes before everybody. The profile and what you let Zampa remember are in the answers of every plan, too.',
    ],
    also: 'difference free pro better basic veterinary guidance priority',
  },
  sources: {
    question: 'Where do the answers come from?',
    answer: [
      'From a care handbook that was written from the guidelines of veterinary bodies and manuals. Below each answer stand the sources it is built on; open one to read on. Where Zampa does not know something, it says so.',
    ],
    also: 'evidence trust reliable handbook reference',
  },
  photos: {
    question: 'Can Zampa look at a photo or a video?',
    answer: [
      'No, it reads text only. Describe what you see: where it is, how big, what colour, since when, and whether it itches or hurts. Your vet can often judge a photo that you send them.',
    ],
    also: 'picture image x-ray upload send',
  },
  'no-answer': {
    question: 'The answer failed or never came. Was my question counted?',
    answer: [
      'No. A question whose answer failed is not counted, and you can press Retry below it. If your network is away, the message waits and goes out when you are back.',
    ],
    also: 'error stuck loading slow retry offline',
  },
  languages: {
    question: 'In which languages can I write?',
    answer: [
      'In English and Italian; the answer comes in the language of your question. The language of the pages is chosen at the foot of each page.',
    ],
    also: 'translate italiano english change',
  },
  emergency: {
    question: 'What do I do in an emergency?',
    answer: [
      [
        strong('Call a vet at once, do not wait for an answer here.'),
        ' On the ',
        emergencyPage,
        ' you find numbers to call and the first steps for every animal.',
      ],
      'In the chat, fixed rules look for signs of danger before anything else answers: what to do now and whom to call then stands first.',
    ],
    also: 'poison bleeding help urgent accident dying 24h clinic night',
  },
  'emergency-check': {
    question: 'How do I find out whether something is urgent?',
    answer: [
      'Press "Is it an emergency?" in the chat and say what is happening. You are told at once what to do. This is free on every plan and uses up no question.',
      'When it finds no sign of danger, that is not an all-clear. If you are worried, call your vet.',
    ],
    also: 'triage wait serious check',
  },
  'no-network': {
    question: 'Does Zampa work without a network?',
    answer: [
      [
        'The ',
        emergencyPage,
        ' does, once it was open on this device, with the numbers of your own vets if you have noted them. Everything else needs a network; a message you have typed is kept until it can be sent.',
      ],
    ],
    also: 'offline airplane connection internet',
  },
  'add-pet': {
    question: 'How do I add a pet, and which animals are there?',
    answer: [
      [
        'Under ',
        pets,
        ': dogs, cats, rabbits, birds and other domestic animals. Name and species are enough. Age, weight, conditions, allergies and medicines make answers fit better; you can fill them in later on the page of your pet.',
      ],
    ],
    also: 'profile create register dog cat rabbit bird hamster',
  },
  'pet-limit': {
    question: 'How many pets can I have?',
    answer: [
      `${PET_LIMITS.free} on Free, up to ${PET_LIMITS.pro} on Pro, as many as you like on Expert. Each has a profile and a conversation of its own.`,
    ],
    also: 'second another number limit profiles',
  },
  'vet-numbers': {
    question: 'Where do I note my vet and my night clinic?',
    answer: [
      [
        'On the page of your pet, which you open under ',
        pets,
        '. In an emergency they stand first on the card, and on the ',
        emergencyPage,
        ' too.',
      ],
    ],
    also: 'phone contact telephone',
  },
  memories: {
    question: 'What does Zampa remember of my pet?',
    answer: [
      `What you tell in the chat can be remembered, but only after you have said yes. It stands on the page of your pet, where you correct it, forget it or add to it, up to ${LIMITS.memories} facts for each.`,
    ],
    also: 'memory forget know notes',
  },
  'delete-pet': {
    question: 'How do I delete a pet?',
    answer: [
      [
        'Under ',
        pets,
        '. Its conversation, its diary and all that was noted of it go with it, for good. Your account and your other pets stay.',
      ],
    ],
    also: 'remove died death passed away',
  },
  diary: {
    question: 'What is the diary?',
    answer: [
      'A page for each pet on which you note weight, food, symptoms, behaviour, medicines, vaccines, treatments against parasites, visits, heat, breaths at rest, temperature and anything else. An entry takes a few taps and can be changed or removed.',
      'What you tell in the chat is suggested for it, and there you can ask about it. It belongs to Pro and Expert.',
    ],
    also: 'log track journal record weigh',
  },
  'diary-units': {
    question: 'Can I enter pounds, grams or Fahrenheit?',
    answer: [
      'Yes. Weights in kilograms, grams or pounds, temperatures in Celsius or Fahrenheit; your choice is remembered on this device. If an amount does not fit the animal, Zampa asks before it is stored.',
    ],
    also: 'unit lb kg celsius',
  },
  'diary-import': {
    question: 'Can I import what I have noted elsewhere?',
    answer: [
      `Yes, from a CSV file with up to ${LIMITS.diaryImport.rows.toLocaleString('en')} rows. You see what each row becomes, and which could not be read, before anything is stored. The same file twice adds nothing twice.`,
    ],
    also: 'csv excel spreadsheet upload',
  },
  insights: {
    question: 'What do the charts and insights show?',
    answer: [
      'What stands out in the diary: how weight, food, breaths, symptoms and behaviour develop, and whether that is worth a call to your vet. Each finding names the entries it is built on and its sources, and each chart can be read as a table.',
      'They belong to Pro and Expert. Some need a few entries first, such as three weights.',
    ],
    also: 'chart graph trend statistics analysis curve',
  },
  'insights-limits': {
    question: 'Can I rely on an insight instead of a vet?',
    answer: [
      'No. Insights are fixed rules on what you have noted, with the limits that veterinary sources give. They see nothing that is not in the diary, and they are no diagnosis. If one of them says to call a vet, please do; if none does and you are worried, do as well.',
    ],
    also: 'accurate diagnosis trust wrong',
  },
  'vet-summary': {
    question: 'How do I show my vet what has happened?',
    answer: [
      'On the page of your pet, press "Summary for the vet": one page of the last 90 days with the diary, the findings, the alarms of the chat, medicines and your questions, in English or Italian. You see it first and leave out what you like.',
      'It is a PDF and, if you like, a link for 1, 7 or 30 days. Whoever has the link sees the summary as it was made, and nothing else; you see how often it was opened and can revoke it. It is part of Pro and Expert.',
    ],
    also: 'pdf report print share link doctor visit appointment',
  },
  reminders: {
    question: 'What can Zampa remind me of?',
    answer: [
      'Vaccines, treatments against worms and fleas, weighing, teeth, checks, medicines and anything else, once or again and again, at the hour you choose. Ask for one in the chat, such as “remind me every 12 hours for 7 days to give the tablet”, or set it up on the page of your pet. There you find all of them, where you tick them off, skip or change them. What is ticked off goes into the diary where it belongs there.',
      'They come in the app and, for each reminder as you choose, by email and as a notification. They belong to Pro and Expert.',
    ],
    also: 'alarm alert schedule appointment tablet pill vaccination worming flea',
  },
  notifications: {
    question: 'How do I get notifications on my phone?',
    answer: [
      [
        'Switch them on in ',
        profile,
        ', on each device that is to show them. On an iPhone or iPad, add Zampa to your home screen first. They are off until you do, and you can switch them off again at any time.',
      ],
    ],
    also: 'push iphone android ping message',
  },
  calendar: {
    question: 'Can I see reminders in my calendar?',
    answer: [
      [
        'Yes. Make a private address in ',
        profile,
        ' and subscribe to it in your calendar. Whoever has the address can read the titles of your reminders, so keep it to yourself; you can replace or stop it at any time. How soon changes appear is decided by your calendar.',
      ],
    ],
    also: 'ical ics google apple outlook subscribe feed',
  },
} satisfies Partial<HelpAnswers>;
