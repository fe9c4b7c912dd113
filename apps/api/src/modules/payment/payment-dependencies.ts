import type { Dependencies } from '../../dependencies.ts';

/** What paying needs: the service is called between transactions, never within one. */
export type PaymentDependencies = Pick<Dependencies, 'database' | 'clock' | 'gateway'>;
