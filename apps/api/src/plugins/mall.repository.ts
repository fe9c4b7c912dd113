import type { MallLayout } from '@mall/contracts/layout';
import type { Database } from '@mall/db/connection';

/** A mall as the server knows it: what its screens show, and what only the server decides by. */
export type Mall = Readonly<
  MallLayout & {
    deliveryFee: number;
    freeDeliveryFrom: number;
    remoteSurcharge: number;
    /** What arrivals are promised by (contracts/arrival.ts). */
    cutOffHour: number;
    preparingDays: number;
    parcelDays: number;
    installationDays: number;
    remoteDays: number;
    /** Days that an account waits for its deposit. */
    depositDays: number;
    guestMemberNo: number | null;
    /** Pieces of one product, and unpaid orders and applications for phones under way, that one member may hold at a time. */
    mostPieces: number;
    mostUnpaidOrders: number;
    mostOpenApplications: number;
    hasDormancy: boolean;
    /** The operator looks at who joins before they may sign in. */
    needsApproval: boolean;
    /** Its own domain, once it is proved; null: it is at its host below ours. */
    ownHost: string | null;
    /** Empty: the logo. */
    favicon: string;
    /** Of the stylesheet of its own theme; empty: it has none. */
    themeHash: string;
    /** When it opened for the first time; null before, and for malls that were there from the start. */
    openedAt: Date | null;
    /** When a mall that is READY opens by itself. */
    opensAt: Date | null;
    /** What other malls inherit from; it never opens. */
    isBlueprint: boolean;
    parentMallId: number | null;
    madeFromMallId: number | null;
    /** Who of the staff looks after it. */
    ownerNo: number | null;
  }
>;

/** Malls are public; check constraints of the table keep the codes within their types. The oldest is first, wherever one is offered. */
export async function listMalls(database: Database): Promise<Mall[]> {
  const rows = await database.selectFrom('mall').selectAll().orderBy('mallId').execute();
  return rows as unknown as Mall[];
}
