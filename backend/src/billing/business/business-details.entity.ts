import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BusinessCountry, BusinessDetails } from '../../contract/business.js';

/**
 * The business details on a user's invoices. Also stored at the payment provider, once the user is
 * a customer there.
 */
@Entity('business_details')
export class BusinessDetailsEntity implements BusinessDetails {
  @PrimaryColumn('bigint')
  userId: number;

  @Column('text')
  company: string;

  @Column('text')
  street: string;

  @Column('text')
  postalCode: string;

  @Column('text')
  city: string;

  @Column('text')
  country: BusinessCountry;

  @Column('text', { nullable: true })
  vatId: string | null;

  /** Whether the details were removed here but still have to be removed at the payment provider. */
  @Column('boolean', { default: false })
  isRemoved: boolean;

  @Column('boolean', { default: false })
  isVatRefused: boolean;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;

  /** The version that the payment provider has. */
  @Column('integer', { default: 0 })
  sentVersion: number;
}
