import type { CertificationPurpose } from '@mall/contracts/certification';
import type { Certification } from '@mall/db/generated';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';

export type CertificationState = Certification['state'];

/** A certification that nobody else changes until the transaction ends. */
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
  mall: MallScope,
  certification: NewCertification,
): Promise<void> {
  await transaction
    .insertInto('certification')
    .values({ mallId: mall.mallId, state: 'OPEN', ...certification })
    .execute();
}

const locked = (transaction: MallTransaction, mall: MallScope) =>
  transaction.selectFrom('certification').selectAll().where('mallId', '=', mall.mallId).forNoKeyUpdate();

export const lockByNumber = (transaction: MallTransaction, mall: MallScope, certificationNo: string) =>
  locked(transaction, mall).where('certificationNo', '=', certificationNo).executeTakeFirst();

export const lockByKey = (transaction: MallTransaction, mall: MallScope, keyHash: string) =>
  locked(transaction, mall).where('keyHash', '=', keyHash).executeTakeFirst();

type Change = {
  readonly state: CertificationState;
  readonly ticketHash?: string;
  readonly sealedIdentity?: string | null;
  readonly expiresAt?: Date;
};

export async function updateCertification(
  transaction: MallTransaction,
  { mallId, certificationNo }: LockedCertification,
  change: Change,
): Promise<void> {
  await transaction
    .updateTable('certification')
    .set(change)
    .where('mallId', '=', mallId)
    .where('certificationNo', '=', certificationNo)
    .execute();
}

export async function deleteExpired(transaction: MallTransaction, mall: MallScope, before: Date): Promise<void> {
  await transaction
    .deleteFrom('certification')
    .where('mallId', '=', mall.mallId)
    .where('expiresAt', '<', before)
    .execute();
}
