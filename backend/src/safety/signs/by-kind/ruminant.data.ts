import { type Text } from '../../rule.js';
import { NO_VOMITING_AT_ALL, type Replacements } from './replacements.data.js';

export const RUMINANT_ADVICE: Replacements = new Map<Text, readonly Text[]>(NO_VOMITING_AT_ALL);
