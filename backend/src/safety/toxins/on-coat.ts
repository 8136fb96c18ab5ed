import type { Text } from '../rule.js';
import { IF_ON_COAT } from './advice.data.js';

const ON_COAT = new RegExp(
  [
    String.raw`\b(?:on|onto|over|in) (?:(?:his|her|its|the|their|my|a|both|front|back|left|right|\w+'s) ){0,2}(?:coat|fur|skin|paws?|legs?|feet|foot|back|face|tail|feathers?|plumage|wings?|belly)\b`,
    String.raw`\b(?:fell|fallen|jumped|stepped|trod|walked|rolled) (?:in|into|through)\b|\bcovered (?:in|with)\b|\ball over (?:him|her|it|my|our|the)\b`,
    String.raw`\b(?:sul|sulla|sulle|sui|nel|nella|nelle|al|alle) (?:su[oae] )?(?:pelo|pelle|zamp\w+|muso|schiena|piume|penne|coda|pancia|manto)\b`,
    String.raw`\baddosso\b|\b(?:bagnat|sporcat|imbrattat|copert)[oaie] (?:di|con)\b|\b(?:cadut|finit|saltat|rotolat)[oaie] (?:in|nel|nella|nell')`,
  ].join('|'),
);

/** The steps of a poisoning that come before the call: what burns on the skin is rinsed off first. */
export const rinsedFirst = (actions: readonly Text[], foldedText: string): Text[] =>
  ON_COAT.test(foldedText) ? actions.filter((action) => action === IF_ON_COAT) : [];
