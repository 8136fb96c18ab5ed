import type { HelpAnswers } from '../../help-answers';
import { account } from './account.data';
import { care } from './care.data';
import { page } from './page';

const answers: HelpAnswers = { ...care, ...account };

export const help = { ...page, answers };
