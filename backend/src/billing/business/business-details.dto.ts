import {
  BUSINESS_COUNTRIES,
  type BusinessChanges,
  type BusinessCountry,
} from '../../contract/business.js';
import { LIMITS } from '../../contract/limits.js';
import {
  OneOf,
  Optional,
  OptionalText,
  Rewrite,
  Trimmed,
} from '../../platform/validation/fields.js';

/** A single line: it is printed on invoices. */
const Line =
  (max: number): PropertyDecorator =>
  (target, name) => {
    Optional()(target, name);
    Trimmed({ min: 1, max }, 'Required')(target, name);
    Rewrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))(target, name);
  };

export class BusinessChangesDto implements BusinessChanges {
  @Line(LIMITS.company.max) company?: string | undefined;
  @Line(LIMITS.street.max) street?: string | undefined;
  @Line(LIMITS.postalCode.max) postalCode?: string | undefined;
  @Line(LIMITS.city.max) city?: string | undefined;
  @Optional() @OneOf(BUSINESS_COUNTRIES) country?: BusinessCountry | undefined;
  @OptionalText(LIMITS.vatId.max) vatId?: string | null | undefined;
}
