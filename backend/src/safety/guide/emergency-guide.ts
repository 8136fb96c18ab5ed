import { COUNTRIES } from '../../contract/countries.js';
import type { EmergencyGuide } from '../../contract/emergency-guide.js';
import type { Language } from '../../contract/languages.js';
import { contactsFor } from '../contacts.js';
import { GO_NOW, type Text } from '../rule.js';
import { SIGN_GROUPS } from '../signs/groups/index.js';
import { FIRST_AID } from './first-aid.data.js';

/** Whom to call in each country, and first aid by sign, in the words of the emergency cards. */
export function emergencyGuide(language: Language): EmergencyGuide {
  const say = (texts: readonly Text[]) => texts.map((text) => text[language]);
  const lines = COUNTRIES.map((country) => ({
    country,
    contacts: contactsFor({ country, language }),
  })).filter(({ contacts }) => contacts.length > 0);
  const firstAid = FIRST_AID.flatMap(({ group, title }) => {
    const found = SIGN_GROUPS.find(({ id }) => id === group);
    if (!found) return [];
    const { reason, atOnce = [], steps, donts } = found;
    const actions = say([...atOnce, ...steps]);
    return [
      { id: group, title: title[language], why: reason[language], actions, donts: say(donts) },
    ];
  });
  return { first: GO_NOW[language], lines, firstAid };
}
