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
      "Zampa is an assistant that answers questions about your own pet: behaviour, food, health and daily care. It knows your pet's profile and usually names its sources.",
      "It is a program, not a veterinarian. It can't examine your pet, diagnose or prescribe. It tells you when a vet is needed.",
    ],
    also: 'ai bot human person vet doctor diagnosis',
  },
  questions: {
    question: 'How many questions can I ask?',
    answer: [
      `${FREE_QUESTIONS} in total on Free, as many as you like on Pro and Expert. Your profile shows how many you have used. A question can have up to ${LIMITS.question.max.toLocaleString('en')} characters.`,
      'No limit applies in an emergency: every plan shows you what to do now.',
    ],
    also: 'limit free daily messages count',
  },
  guidance: {
    question: 'What does Pro add to the answers?',
    answer: [
      'Unlimited questions at any hour, and answers that use the diary and what stands out in it whenever it matters. You can ask about it too: "How has her weight been?", "When was her last vaccine?". You can also ask for reminders and a summary for your vet in the chat. At busy times your questions usually go ahead of those of the free plan.',
      'What keeps a pet safe is the same on every plan: the emergency check, the numbers to call, dangerous doses and the handbook. Emergencies usually go ahead of everything else. Every plan also uses the profile and what you let Zampa remember.',
    ],
    also: 'difference free pro better basic veterinary guidance priority',
  },
  sources: {
    question: 'Where do the answers come from?',
    answer: [
      "From a care handbook based on the guidelines of veterinary bodies and manuals. The sources an answer cites are listed with it; open one to read more. When Zampa doesn't know something, it says so.",
    ],
    also: 'evidence trust reliable handbook reference',
  },
  photos: {
    question: 'Can Zampa look at a photo or a video?',
    answer: [
      "You can send up to ten photos with a question, from the camera or your library; videos can't be sent. Where Zampa can't see photos, it says so and asks you to describe what you see. A photo never replaces an examination: your vet can often judge more from the same picture.",
    ],
    also: 'picture image x-ray upload send',
  },
  'no-answer': {
    question: 'The answer failed or never came. Was my question counted?',
    answer: [
      "No. If the answer failed, the question isn't counted and you can press Retry below it. If you're offline, the message waits and is sent when you're back.",
    ],
    also: 'error stuck loading slow retry offline',
  },
  languages: {
    question: 'In which languages can I write?',
    answer: [
      'In English and Italian; the answer comes in the language of your question. You choose the language of the pages in your profile, or at the bottom of most pages.',
    ],
    also: 'translate italiano english change',
  },
  emergency: {
    question: 'What do I do in an emergency?',
    answer: [
      [
        strong("Call a vet right away, don't wait for an answer here."),
        ' On the ',
        emergencyPage,
        ' you will find numbers to call and first steps for every animal.',
      ],
      'In the chat, fixed rules look for danger signs before anything else answers: what to do now and who to call come first.',
    ],
    also: 'poison bleeding help urgent accident dying 24h clinic night',
  },
  'emergency-check': {
    question: 'How do I find out whether something is urgent?',
    answer: [
      'Press "Is it an emergency?" in the chat and describe what is happening. You are told right away what to do. It is free on every plan and doesn\'t use a question.',
      "If it finds no sign of danger, that isn't an all-clear. If you're worried, call your vet.",
    ],
    also: 'triage wait serious check',
  },
  'no-network': {
    question: 'Does Zampa work without a network?',
    answer: [
      [
        'The ',
        emergencyPage,
        ' does, once it has been opened on this device, with the numbers of your own vets if you have saved them. Your pet profiles and recent chats can be read offline too; new answers need a connection. A message you have typed is kept until it can be sent.',
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
        ": dogs, cats, rabbits, birds and other domestic animals. Name and species are enough to start. Age, weight, conditions, allergies and medicines make answers fit better; you can add them later on your pet's page.",
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
        "On your pet's page, which you open under ",
        pets,
        '. In an emergency they come first on the card, and on the ',
        emergencyPage,
        ' too.',
      ],
    ],
    also: 'phone contact telephone',
  },
  memories: {
    question: 'What does Zampa remember about my pet?',
    answer: [
      `Zampa can remember what you tell it in the chat, but only after you say yes. You'll find it on your pet's page, where you can correct it, remove it or add to it, up to ${LIMITS.memories} facts for each pet.`,
    ],
    also: 'memory forget know notes',
  },
  'delete-pet': {
    question: 'How do I delete a pet?',
    answer: [
      [
        'Under ',
        pets,
        '. Its conversation, diary and everything you noted are deleted with it, for good. Your account and your other pets stay.',
      ],
    ],
    also: 'remove died death passed away',
  },
  diary: {
    question: 'What is the diary?',
    answer: [
      'A page for each pet where you note weight, food, symptoms, behaviour, medicines, vaccines, parasite treatments, vet visits, heat, sleeping breaths, temperature and anything else. An entry takes a few taps and can be changed or removed.',
      'Zampa suggests entries from what you tell it in the chat, and you can ask about the diary there. It is part of Pro and Expert.',
    ],
    also: 'log track journal record weigh',
  },
  'diary-units': {
    question: 'Can I enter pounds, grams or Fahrenheit?',
    answer: [
      "Yes. Weights in kilograms, grams or pounds, temperatures in Celsius or Fahrenheit; your choice is remembered on this device. If an amount doesn't fit your pet, Zampa asks before saving it.",
    ],
    also: 'unit lb kg celsius',
  },
  'diary-import': {
    question: 'Can I import notes from elsewhere?',
    answer: [
      `Yes, from a CSV file with up to ${LIMITS.diaryImport.rows.toLocaleString('en')} rows. Before anything is saved you see what each row becomes and which rows couldn't be read. Importing the same file twice adds nothing twice.`,
    ],
    also: 'csv excel spreadsheet upload',
  },
  insights: {
    question: 'What do the charts and insights show?',
    answer: [
      'What stands out in the diary: how weight, food, breaths, symptoms and behaviour develop, and whether that is worth a call to your vet. Each finding names the entries it is built on and its sources, and each chart can be read as a table.',
      'They are part of Pro and Expert. Some need a few entries first, such as three weights.',
    ],
    also: 'chart graph trend statistics analysis curve',
  },
  'insights-limits': {
    question: 'Can I rely on an insight instead of a vet?',
    answer: [
      "No. Insights apply fixed rules, with limits from veterinary sources, to what you noted. They see only what is in the diary, and they are not a diagnosis. If one says to call a vet, please do. If none does but you're worried, call anyway.",
    ],
    also: 'accurate diagnosis trust wrong',
  },
  'vet-summary': {
    question: 'How do I show my vet what has happened?',
    answer: [
      'On your pet\'s page, press "Summary for the vet": one page about the last 90 days with the diary, what stands out, alarms from the chat, medicines and your questions, in English or Italian. You check it first and leave out anything you like.',
      'It is a PDF and, if you like, a link for 1, 7 or 30 days. Anyone with the link sees the summary as it was created and nothing else; you see how often it was opened and can revoke it. It is part of Pro and Expert.',
    ],
    also: 'pdf report print share link doctor visit appointment',
  },
  reminders: {
    question: 'What can Zampa remind me of?',
    answer: [
      'Vaccines, treatments against worms and fleas, weighing, teeth, checks, medicines and anything else, once or again and again, at the hour you choose. Ask for one in the chat, such as "remind me every 12 hours for 7 days to give the tablet", or set it up on your pet\'s page. You\'ll find all of them there to tick off, skip or change. What you tick off goes into the diary where it belongs.',
      'They reach you in the app and, if you choose, as a notification and by email, once your address is confirmed. They are part of Pro and Expert.',
    ],
    also: 'alarm alert schedule appointment tablet pill vaccination worming flea',
  },
  notifications: {
    question: 'How do I get notifications on my phone?',
    answer: [
      [
        'Switch them on in ',
        profile,
        ', on each device where you want them. On an iPhone or iPad, add Zampa to your home screen first. They are off until you switch them on, and you can switch them off again at any time.',
      ],
    ],
    also: 'push iphone android ping message',
  },
  calendar: {
    question: 'Can I see reminders in my calendar?',
    answer: [
      [
        'Yes. Create a private address in ',
        profile,
        ' and subscribe to it in your calendar. Anyone with the address can read the titles of your reminders, so keep it to yourself; you can replace or stop it at any time. A new password stops it too. How soon changes appear depends on your calendar.',
      ],
    ],
    also: 'ical ics google apple outlook subscribe feed',
  },
} satisfies Partial<HelpAnswers>;
