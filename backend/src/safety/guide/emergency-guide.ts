import { COUNTRIES } from '../../contract/countries.js';
import type { EmergencyGuide } from '../../contract/emergency-guide.js';
import type { Language } from '../../contract/languages.js';
import { contactsFor } from '../contacts.js';
import { GO_NOW, type Text } from '../rule.js';
import { SIGN_GROUPS } from '../signs/groups/index.js';
import { adviceFor } from '../signs/worded-for.js';
import { FIRST_AID } from './first-aid.data.js';

/** Whom to call in each country, and first aid by sign, in the words of the emergency cards. */
export function emergencyGuide(language: Language): EmergencyGuide {
  const say = (texts: readonly Text[]) => texts.map((text) => text[language]);
  const lines = COUNTRIES.map((country) => ({
    country,
    contacts: contactsFor({ country, language }),
  })).filter(({ contacts }) => contacts.length > 0);
  const firstAid = FIRST_AID.flatMap(({ group, kind = 'mammal', title }) => {
    const found = SIGN_GROUPS.find(({ id }) => id === group);
    if (!found) return [];
    const { reason, atOnce = [], steps, donts } = found;
    return [
      {
        id: kind === 'mammal' ? group : `${group}-${kind}`,
        title: title[language],
        why: reason[language],
        actions: say(adviceFor([...atOnce, ...steps], { kind })),
        donts: say(adviceFor(donts, { kind })),
      },
    ];
  });
  return { first: GO_NOW[language], lines, firstAid };
}
