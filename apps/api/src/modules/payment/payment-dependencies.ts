import type { Dependencies } from '../../dependencies.ts';

/** What paying needs: a call of the service stands between transactions, never within one. */
export type PaymentDependencies = Pick<Dependencies, 'database' | 'clock' | 'gateway'>;
