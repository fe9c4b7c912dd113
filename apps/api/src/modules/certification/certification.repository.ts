import type { CertificationPurpose } from '@mall/contracts/certification';
import type { Certification } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';

export type CertificationState = Certification['state'];

/** A certification, locked until the transaction ends. */
export type LockedCertification = NonNullable<Awaited<ReturnType<typeof lockByNumber>>>;

type NewCertification = {
  readonly certificationNo: string;
  readonly purpose: CertificationPurpose;
  readonly memberNo: number | null;
  readonly keyHash: string;
  readonly expiresAt: Date;
};

export async function insertCertification(
  transaction: MallTransaction,
  certification: NewCertification,
): Promise<void> {
  await transaction
    .insertInto('certification')
    .values({ state: 'OPEN', ...certification, mallId: transaction.mallId })
    .execute();
}

const locked = (transaction: MallTransaction) =>
  transaction.selectFrom('certification').selectAll().where('mallId', '=', transaction.mallId).forNoKeyUpdate();

export const lockByNumber = (transaction: MallTransaction, certificationNo: string) =>
  locked(transaction).where('certificationNo', '=', certificationNo).executeTakeFirst();

export const lockByKey = (transaction: MallTransaction, keyHash: string) =>
  locked(transaction).where('keyHash', '=', keyHash).executeTakeFirst();

type Change = {
  readonly state: CertificationState;
  readonly ticketHash?: string;
  readonly sealedIdentity?: string | null;
  readonly expiresAt?: Date;
};

export async function updateCertification(
  transaction: MallTransaction,
  { certificationNo }: LockedCertification,
  change: Change,
): Promise<void> {
  await transaction
    .updateTable('certification')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('certificationNo', '=', certificationNo)
    .execute();
}

export async function deleteExpired(transaction: MallTransaction, before: Date): Promise<void> {
  await transaction
    .deleteFrom('certification')
    .where('mallId', '=', transaction.mallId)
    .where('expiresAt', '<', before)
    .execute();
}
