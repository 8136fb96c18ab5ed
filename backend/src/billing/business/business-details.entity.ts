import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BusinessCountry, BusinessDetails } from '../../contract/business.js';

/** What stands on a user's invoices; at the payment provider too, once they are a customer. */
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

  /** Blank, and about to be taken from the payment provider too. */
  @Column('boolean', { default: false })
  isRemoved: boolean;

  @Column('boolean', { default: false })
  isVatRefused: boolean;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;

  /** The one that the payment provider has. */
  @Column('integer', { default: 0 })
  sentVersion: number;
}
