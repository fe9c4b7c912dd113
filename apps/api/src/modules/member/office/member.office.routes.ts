import { AppError } from '@mall/contracts/errors';
import * as actContract from '@mall/contracts/office/member-acts';
import * as contract from '@mall/contracts/office/members';
import { timelineKinds } from '@mall/contracts/office/members';
import type { Permission } from '@mall/contracts/office/rights';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';
import { blockMember } from '../block-member.ts';
import { withdraw } from '../withdraw.ts';
import * as acts from './member-acts.ts';
import { findCard, listEntries } from './member-card.repository.ts';
import { countMembers, listMembers } from './member-list.repository.ts';
import { understand } from './understand.ts';
import { unmask } from './unmask.ts';

const readers = {
  order: 'orders.read',
  claim: 'claims.read',
  application: 'applications.read',
  subscription: 'subscriptions.read',
  question: 'questions.read',
  contact: 'contacts.read',
  memo: 'contacts.read',
  mail: 'mails.read',
} as const satisfies Readonly<Record<contract.TimelineKind, Permission>>;
const usualEntries = 50;

/** Members in the office: the list, the card, and the actions on them. */
export function memberOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, contract.listMembers, async ({ query, read }) => {
    const { q, cursor, sort, size: _, ...filters } = query;
    const filter = { ...filters, understood: q === undefined ? undefined : understand(q) };
    const size = sizeOf(query);
    const direction = sort === 'joinedAt' ? 'asc' : 'desc';
    const found = await read(async (reader) => ({
      rows: await listMembers(reader, filter, { key: readCursor(cursor, 2), direction, size }),
      count: await countMembers(reader, filter),
    }));
    const page = pageOf(found.rows, size, ({ joinedAt, memberNo }) => [joinedAt.toISOString(), memberNo]);
    return {
      data: { ...page, rows: page.rows.map(toRow), count: found.count },
      subjects: page.rows.map(({ memberNo }) => memberNo),
    };
  });

  bindOffice(app, contract.showMember, async ({ params, staff, read }) => {
    const card = await read((reader) => findCard(reader, params));
    if (!card) throw new AppError('4040');
    const { isBlocked: _, ...shown } = card;
    const moves = acts
      .movesOf(card)
      .filter((move) => mayIn(staff, move === 'decide' ? 'joining.write' : 'members.write', params.mallId));
    const canUnmask = mayIn(staff, 'members.unmask', params.mallId);
    return { data: { ...shown, ...momentsOf(card), moves, canUnmask }, subjects: [card.memberNo], mallId: card.mallId };
  });

  bindOffice(app, contract.showTimeline, async ({ params, query, staff, read, readAs }) => {
    if (!(await read((reader) => findCard(reader, params)))) throw new AppError('4040');
    const kinds = timelineKinds.filter((kind) => mayIn(staff, readers[kind], params.mallId));
    const size = query.size ?? usualEntries;
    const found = await Promise.all(
      kinds.map(async (kind) => readAs(readers[kind], (reader) => listEntries(reader, kind, params, size))),
    );
    const entries = found
      .flatMap((one) => one?.entries ?? [])
      .filter(({ kind }) => query.kind === undefined || kind === query.kind)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, size);
    return {
      entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      counts: kinds.map((kind, place) => ({ kind, count: found[place]?.count ?? 0 })),
    };
  });

  bindOffice(app, contract.unmaskMember, async ({ params, body, staff, read }) => {
    const data = await read((reader) => unmask(reader, { staff, whom: params, asked: body, now: clock() }));
    const reason = [body.reason, body.words.trim()].filter(Boolean).join(': ');
    const { fields, contactNo } = body;
    return { data, subjects: [params.memberNo], mallId: params.mallId, reason, fields, contactNo };
  });

  bindOffice(app, actContract.endMemberSessions, async ({ params, mallOf, write }) => {
    const mall = await mallOf(params.mallId);
    await write(aboutMember(params), (recorded) => acts.endSessions(recorded, mall, params));
    return null;
  });
  bindOffice(app, actContract.mailTemporaryPassword, async ({ params, mallOf, write }) => {
    const mall = await mallOf(params.mallId);
    await write(aboutMember(params), (recorded) => acts.mailTemporaryPassword(recorded, mall, params));
    return null;
  });
  bindOffice(app, actContract.wakeMember, async ({ params, mallOf, write }) => {
    const mall = await mallOf(params.mallId);
    await write(aboutMember(params), (recorded) => acts.wake(recorded, mall, params));
    return null;
  });
  bindOffice(app, actContract.blockMember, async ({ params, body: { reason }, staff, mallOf, write }) => {
    const mall = await mallOf(params.mallId);
    const decision = { memberNo: params.memberNo, reason, actor: actorOf(staff) };
    await write({ ...aboutMember(params), reason }, (recorded) => blockMember(recorded, mall, decision));
    return null;
  });
  bindOffice(app, actContract.unblockMember, async ({ params, staff, mallOf, write }) => {
    const mall = await mallOf(params.mallId);
    const decision = { memberNo: params.memberNo, reason: null, actor: actorOf(staff) };
    await write(aboutMember(params), (recorded) => blockMember(recorded, mall, decision));
    return null;
  });
  bindOffice(app, actContract.withdrawMember, async ({ params, body: { reason }, read, mallOf, write }) => {
    const mall = await mallOf(params.mallId);
    if (!(await read((reader) => findCard(reader, params))) || params.memberNo === mall.guestMemberNo)
      throw new AppError('4040');
    await write({ ...aboutMember(params), reason }, (recorded) =>
      withdraw(recorded, mall, { memberNo: params.memberNo, reason }),
    );
    return null;
  });
}

type Params = { readonly mallId: number; readonly memberNo: number };
const aboutMember = ({ mallId, memberNo }: Params) => ({ mallId, subject: `member ${memberNo}` });
const actorOf = ({ staffNo }: StaffCaller): string => `STAFF ${staffNo}`;

type Moments = { readonly joinedAt: Date; readonly lastSignedInAt: Date | null };
const momentsOf = ({ joinedAt, lastSignedInAt }: Moments) => ({
  joinedAt: joinedAt.toISOString(),
  lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
});
const toRow = <Row extends Moments>(row: Row) => ({ ...row, ...momentsOf(row) });
