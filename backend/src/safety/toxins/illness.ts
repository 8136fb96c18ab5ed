import { words as signs } from '../rule.js';

/** Signs of poisoning that leave no time, whatever the dose. */
export const GRAVE = signs(
  String.raw`staggering|stagger(?:s|ed)|unresponsive|(?:can'?t|cannot) (?:stand|walk|get up)|pupils? (?:\w+ ){0,2}(?:huge|dilated|massive|enormous)|non si regge|non sta in piedi|pupille (?:\w+ )?(?:dilatat\w|enormi)|tremor\w*|foaming|schium\w+|trembl\w+|shaking|shakes\b(?! (?:his|her|its)? ?head)|twitch\w+|seiz\w+|convuls\w+|collaps\w+|fitting|having fits|unconscious|trema\w*|crisi epilettic\w+|collass\w+|svenut\w|barcoll\w+|incoscient\w`,
);
/** Signs of illness that make an exposure likely if none is stated. */
export const ILL = signs(
  String.raw`vomit\w*|acting (?:drunk|strange|weird|funny)|gasp\w*|ubriac\w+|stran[oa]\b|thr(?:ew|owing) up|drool\w*|staggering|wobbl\w+|swaying|weak\b|limp\b|foaming|diarrh\w+|panting|pant(?:s|ing)|trembl\w+|shaking|tremor\w*|twitch\w+|seiz\w+|convuls\w+|collaps\w+|swollen|swelling|rash|sbav\w+|bava\b|trem[ao]\w*|barcoll\w+|debole|schium\w+|diarrea|ansima\w*|gonfi\w*|agitat\w+|collass\w+|cuore`,
);
