import type { HelpAnswers } from '../../help-answers';
import { account } from './account.data';
import { care } from './care.data';
import { page } from './page';
import { promise } from './promise';

const answers: HelpAnswers = { ...care, ...account };

export const help = { ...page, promise, answers };
