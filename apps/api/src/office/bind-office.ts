import { AppError } from '@mall/contracts/errors';
import {
  type OfficeData,
  type OfficeEndpoint,
  type OfficeRequest,
  officeBase,
} from '@mall/contracts/office/office-endpoint';
import type { MallScope } from '@mall/db/in-mall';
import { inOffice, type OfficeScope } from '@mall/db/in-office';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { decoderOf } from '../plugins/decoder-of.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { sendData } from '../plugins/reply.ts';
import { assertFromOffice } from './assert-from-office.ts';
import { noteAccess } from './note-access.ts';
import { insertAudit } from './office.repository.ts';
import type { OfficeReader } from './office-rows.ts';
import { recorded } from './recorded.ts';
import { admitStaff, type StaffCaller, scopeOf } from './staff-caller.ts';

/** What a change is about, for the audit. */
type Subject = {
  /** Absent for what belongs to no mall. */
  readonly mallId?: number;
  /** As `order 2026112200041203`. */
  readonly subject: string;
  readonly reason?: string;
  /** By field: before and after; no personal value. */
  readonly changes?: Readonly<Record<string, unknown>>;
};

type Personal<E extends OfficeEndpoint> = E extends { personal: 'none' }
  ? OfficeData<E>
  : {
      readonly data: OfficeData<E>;
      /** Numbers of the members whose personal data the reply has. */
      readonly subjects: readonly number[];
      readonly mallId?: number;
      readonly reason?: string;
    };

export type OfficeContext<E extends OfficeEndpoint> = OfficeRequest<E> & {
  readonly file: E extends { upload: object } ? Buffer : undefined;
  readonly staff: E extends { permission: 'public' } ? undefined : StaffCaller;
  /** The malls in which this staff has the call's permission; none for calls of one's own. */
  readonly scope: OfficeScope;
  /** Reads across the malls of the scope. */
  readonly read: <Result>(work: (transaction: OfficeReader) => Promise<Result>) => Promise<Result>;
  /**
   * Runs a use case with the office's database, whose first transaction writes the audit's row; 4040 for a mall outside the scope.
   */
  readonly write: <Result>(subject: Subject, work: (dependencies: Dependencies) => Promise<Result>) => Promise<Result>;
  /** The mall by its number; 4040 outside the scope. */
  readonly mallOf: (mallId: number) => Promise<Mall>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Handler<E extends OfficeEndpoint> = (context: OfficeContext<E>) => Personal<E> | Promise<Personal<E>>;

/** A second factor counts for so long as given just now, milliseconds. */
const stepUpFor = 5 * 60_000;
const nowhere: OfficeScope = { kind: 'malls', mallIds: [] };

export const includes = (scope: OfficeScope, { mallId }: MallScope): boolean =>
  scope.kind === 'all' || scope.mallIds.includes(mallId);

/** Registers a call of the office; all its routes are made by it. */
export function bindOffice<const E extends OfficeEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { dependencies } = app;
  const { clock, officeDatabase } = dependencies;
  if (!officeDatabase) return;
  const decodeParams = decoderOf(endpoint.params);
  const decodeQuery = decoderOf(endpoint.query);
  const decodeBody = decoderOf(endpoint.body);
  const send = sendData({ ...endpoint, access: 'public', errors: endpoint.errors });
  const { permission, audit, personal } = endpoint;

  const admit = async (request: FastifyRequest): Promise<StaffCaller | undefined> => {
    assertFromOffice(request);
    if (permission === 'public') return undefined;
    const staff = await admitStaff(officeDatabase, request, clock());
    if (permission !== 'self' && !scopeOf(staff, permission)) throw new AppError('4040');
    if (endpoint.stepUp && clock().getTime() - staff.provedAt.getTime() > stepUpFor) throw new AppError('4032');
    return staff;
  };

  app.route({
    method: endpoint.method,
    url: officeBase + endpoint.path,
    config: { access: 'public', officeEndpoint: endpoint },
    ...(endpoint.upload && {
      bodyLimit: endpoint.upload.mostBytes,
      onRequest: async (request) => void (await admit(request)),
    }),
    handler: async (request, reply) => {
      const staff = await admit(request);
      const scope =
        staff && permission !== 'self' && permission !== 'public' ? (scopeOf(staff, permission) ?? nowhere) : nowhere;
      let isWritten = false;
      const write = async <Result>(subject: Subject, work: (dependencies: Dependencies) => Promise<Result>) => {
        const { mallId } = subject;
        if (audit === 'read') throw new Error(`${endpoint.path} changes something, but its audit says read`);
        if (mallId !== undefined && !includes(scope, { mallId })) throw new AppError('4040');
        if (mallId === undefined && permission !== 'self' && permission !== 'public' && scope.kind !== 'all')
          throw new AppError('4040');
        const { database, isRecorded } = recorded(officeDatabase, (transaction) =>
          insertAudit(transaction, rowOf({ action: audit.action, staff, subject, request, now: clock() })),
        );
        const result = await work({ ...dependencies, database });
        if (!isRecorded()) throw new Error(`${endpoint.path} changed nothing in a transaction of its database`);
        isWritten = true;
        return result;
      };
      const result = await handler({
        params: decodeParams(request.params),
        query: decodeQuery(request.query),
        body: decodeBody(request.body),
        file: endpoint.upload && request.body,
        staff,
        scope,
        read: <Result>(work: (transaction: OfficeReader) => Promise<Result>) =>
          inOffice(officeDatabase, scope, (transaction) => work(transaction as unknown as OfficeReader)),
        write,
        mallOf: async (mallId: number) => mallIn(dependencies, scope, mallId),
        request,
        reply,
        // The parts were checked by the endpoint's own schemas just above.
      } as unknown as OfficeContext<E>);
      if (audit !== 'read' && !isWritten) throw new Error(`${endpoint.path} left no row in the audit`);
      if (personal === 'none') return send(request, reply, result);
      const shown = result as { data: unknown; subjects: readonly number[]; mallId?: number; reason?: string };
      await noteAccess(officeDatabase, { endpoint, staff, request, shown, at: clock() });
      return send(request, reply, shown.data);
    },
  });
}

async function mallIn({ malls }: Dependencies, scope: OfficeScope, mallId: number): Promise<Mall> {
  const all = await malls.all();
  const mall = [...all.values()].find((one) => one.mallId === mallId);
  if (!mall || !includes(scope, mall)) throw new AppError('4040');
  return mall;
}

type Act = {
  readonly action: string;
  readonly staff: StaffCaller | undefined;
  readonly subject: Subject;
  readonly request: FastifyRequest;
  readonly now: Date;
};

function rowOf({ action, staff, subject, request, now }: Act) {
  return {
    happenedAt: now,
    action,
    subject: subject.subject,
    changes: subject.changes ?? {},
    reason: subject.reason ?? '',
    ofMallId: subject.mallId ?? null,
    staffNo: staff?.staffNo ?? null,
    operator: staff ? null : 'office',
    sessionNo: staff?.sessionNo ?? null,
    address: request.ip,
    requestId: request.id,
  };
}
