import type { Dependencies } from '../../dependencies.ts';

/** Dependencies of payments. The service must be called between transactions, never within one. */
export type PaymentDependencies = Pick<Dependencies, 'database' | 'clock' | 'gateway'>;
