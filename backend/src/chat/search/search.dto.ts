import { LIMITS } from '../../contract/limits.js';
import type { SearchQuery } from '../../contract/search.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';
import { PlainText, QueryNumber } from '../../platform/validation/fields.js';

export class SearchQueryDto implements SearchQuery {
  @PlainText({ max: LIMITS.search.text }) q: string;
  @QueryNumber(MAX_ID) petId?: number;
  @QueryNumber(MAX_ID) cursor?: number;
  @QueryNumber(LIMITS.search.max) limit: number = LIMITS.search.standard;
}
