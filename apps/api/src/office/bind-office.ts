import { AppError } from '@mall/contracts/errors';
import {
  type OfficeData,
  type OfficeEndpoint,
  type OfficeRequest,
  officeBase,
} from '@mall/contracts/office/office-endpoint';
import type { Permission } from '@mall/contracts/office/rights';
import { isRefusedValue } from '@mall/db/connection';
import { inOffice, type OfficeScope } from '@mall/db/in-office';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { decoderOf } from '../plugins/decoder-of.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { mallOfNumber } from '../plugins/mall-directory.ts';
import { sendData } from '../plugins/reply.ts';
import { assertFromOffice } from './assert-from-office.ts';
import { type AuditedWrite, auditedWrite, type OfficeDependencies } from './audited-write.ts';
import { noteAccess, type Shown } from './note-access.ts';
import { type ListedPage, rowOfList } from './office-lists.ts';
import type { OfficeReader } from './office-rows.ts';
import { admitStaff, type StaffCaller, sessionHashOf } from './staff-caller.ts';
import { once, staffRequestOf } from './staff-request.ts';
import { isWithin } from './within-scope.ts';

type Outcome<E extends OfficeEndpoint> = E extends { personal: 'none' } ? OfficeData<E> : Shown<OfficeData<E>>;

export type OfficeContext<E extends OfficeEndpoint> = OfficeRequest<E> & {
  readonly file: E extends { upload: object } ? Buffer : undefined;
  readonly staff: E extends { permission: 'public' } ? undefined : StaffCaller;
  /** The idempotency key, for what is kept beyond the day. */
  readonly requestKey: string;
  /** The malls in which these staff have the call's permission; none for calls about oneself. */
  readonly scope: OfficeScope;
  /** Reads across the malls of the scope. */
  readonly read: <Result>(work: (transaction: OfficeReader) => Promise<Result>) => Promise<Result>;
  /** The same in the malls where the staff have another permission; undefined where there are none. */
  readonly readAs: ReadAs;
  /** Runs a use case that changes something, once per thing: a bulk call writes once per row. */
  readonly write: AuditedWrite;
  /** The mall by its number; 4040 outside the scope. */
  readonly mallOf: (mallId: number) => Promise<Mall>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type ReadAs = <Result>(
  permission: Permission,
  work: (transaction: OfficeReader) => Promise<Result>,
) => Promise<Result | undefined>;

type Handler<E extends OfficeEndpoint> = (context: OfficeContext<E>) => Outcome<E> | Promise<Outcome<E>>;

/** How long a second factor counts as fresh, milliseconds. */
const stepUpFor = 5 * 60_000;
const nowhere: OfficeScope = { kind: 'malls', mallIds: [] };

const actionNames = new Map<string, string>();
/** The summary of the call that makes an audited change; undefined for an action that no call makes. */
export const actionNameOf = (action: string): string | undefined => actionNames.get(action);

/** Registers a call of the office; all its routes are made here. */
export function bindOffice<const E extends OfficeEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { officeDatabase, clock, ...rest } = app.dependencies;
  if (!officeDatabase) return;
  const dependencies = { ...rest, clock, officeDatabase };
  if (endpoint.audit !== 'read') actionNames.set(endpoint.audit.action, endpoint.summary);
  const decodeParams = decoderOf(endpoint.params);
  const decodeQuery = decoderOf(endpoint.query);
  const decodeBody = decoderOf(endpoint.body);
  const send = sendData({ ...endpoint, access: 'public' });
  const mostBytes = endpoint.upload?.mostBytes ?? endpoint.mostBytes;
  const admit = (request: FastifyRequest) => admitTo(endpoint, dependencies, request);
  const readIn = (scope: OfficeScope) => (work: Work) =>
    inOffice(officeDatabase, scope, (transaction) => work(transaction as unknown as OfficeReader));
  const readersOf = ({ staff, scope }: Caller) => ({
    read: readIn(scope),
    readAs: async (other: Permission, work: Work) => {
      const otherScope = staff?.rights.get(other);
      return otherScope && readIn(otherScope)(work);
    },
    mallOf: (mallId: number) => mallIn(dependencies, scope, mallId),
  });

  const row = rowOfList(endpoint);
  if (row && endpoint.permission !== 'self' && endpoint.permission !== 'public')
    dependencies.officeLists.set(endpoint.path, {
      ...{ permission: endpoint.permission, row, decodeQuery: (query) => decodeQuery(query) as object },
      // A list needs nothing of the request's own.
      page: async (caller, query) => {
        const context = { ...caller, ...readersOf(caller), query };
        const result = await handler(context as unknown as OfficeContext<E>);
        return (endpoint.personal === 'none' ? { data: result, subjects: [] } : result) as ListedPage;
      },
    });

  app.route({
    method: endpoint.method,
    url: officeBase + endpoint.path,
    config: { access: 'public', officeEndpoint: endpoint },
    ...(mostBytes && {
      bodyLimit: mostBytes,
      onRequest: async (request) => void (await admit(request)),
    }),
    handler: async (request, reply) => {
      const caller = await admit(request);
      const { staff, scope } = caller;
      const sent = {
        params: decodeParams(request.params),
        query: decodeQuery(request.query),
        body: decodeBody(request.body),
        file: endpoint.upload && fileOf(request),
      };
      const keyed = staffRequestOf(endpoint, { staff, request, sent, at: clock() });
      const context = {
        ...{ ...sent, staff, scope, request, reply, requestKey: keyed?.requestKey ?? '' },
        ...readersOf(caller),
        write: auditedWrite(dependencies, endpoint, { ...caller, request, keyed }),
      };
      // The parts were checked by the endpoint's own schemas above.
      const result = await once(officeDatabase, keyed, () =>
        refusingCursors([sent.query, sent.body], () => handler(context as unknown as OfficeContext<E>)),
      );
      if (endpoint.personal === 'none') return send(request, reply, result);
      const shown = result as Shown<unknown>;
      await noteAccess(officeDatabase, { endpoint, staff, request, shown, at: clock() });
      return send(request, reply, shown.data);
    },
  });
}

/** 4000 for an upload without a file. */
function fileOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new AppError('4000');
  return body;
}

type Work = (transaction: OfficeReader) => Promise<unknown>;
type Caller = { readonly staff: StaffCaller | undefined; readonly scope: OfficeScope };

/** Who calls, and in which malls; 4040 without the permission, 4032 when the second factor must be given again. */
async function admitTo(
  { permission, stepUp }: OfficeEndpoint,
  { officeDatabase, clock, admittedStaff }: OfficeDependencies,
  request: FastifyRequest,
): Promise<Caller> {
  assertFromOffice(request);
  if (permission === 'public') return { staff: undefined, scope: nowhere };
  const now = clock();
  const staff = await admitStaff(officeDatabase, request, now);
  admittedStaff.set(sessionHashOf(request)?.toString('hex') ?? '', true);
  const scope = permission === 'self' ? nowhere : staff.rights.get(permission);
  if (!scope) throw new AppError('4040');
  if (stepUp && now.getTime() - staff.provedAt.getTime() > stepUpFor) throw new AppError('4032');
  return { staff, scope };
}

/** A cursor holds values of the columns that a list is ordered by; the database refuses values that no list has written: 4000. */
async function refusingCursors<Result>(
  parts: readonly unknown[],
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const hasCursor = parts.some((part) => (part as { readonly cursor?: string } | undefined)?.cursor !== undefined);
    throw hasCursor && isRefusedValue(error) ? new AppError('4000') : error;
  }
}

async function mallIn({ malls }: Pick<Dependencies, 'malls'>, scope: OfficeScope, mallId: number): Promise<Mall> {
  const mall = await mallOfNumber(malls, mallId);
  if (!mall || !isWithin(scope, mallId)) throw new AppError('4040');
  return mall;
}
