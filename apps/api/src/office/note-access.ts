import { AppError } from '@mall/contracts/errors';
import { type OfficeEndpoint, personalFieldsOf } from '@mall/contracts/office/office-endpoint';
import { type Database, isStorageFull } from '@mall/db/connection';
import { deviceName } from '@mall/domain/device-name';
import type { FastifyRequest } from 'fastify';
import { insertPrivacyAccess } from './office.repository.ts';
import { rowOfList } from './office-lists.ts';
import type { StaffCaller } from './staff-caller.ts';

/** A reply with personal data. */
export type Shown<Data> = {
  readonly data: Data;
  /** Numbers of the members whose personal data it contains. */
  readonly subjects: readonly number[];
  readonly mallId?: number;
  readonly reason?: string;
  /** The classes that it really contains, where it omits some of the endpoint's. */
  readonly fields?: readonly string[];
  readonly contactNo?: number | undefined;
};

type Access = {
  readonly endpoint: OfficeEndpoint;
  readonly staff: StaffCaller | undefined;
  readonly request: FastifyRequest;
  readonly shown: Omit<Shown<unknown>, 'data'>;
  readonly at: Date;
};

const mostSubjects = 500;

/** Logs whose personal data a reply contains before it is sent: when this fails, the call fails. */
export async function noteAccess(database: Database, { endpoint, staff, request, shown, at }: Access): Promise<void> {
  const subjects = [...new Set(shown.subjects)];
  if (subjects.length === 0) return;
  const row = {
    happenedAt: at,
    staffNo: staff?.staffNo ?? null,
    sessionNo: staff?.sessionNo ?? null,
    address: request.ip,
    device: deviceName(request.headers['user-agent']),
    ofMallId: shown.mallId ?? null,
    task: endpoint.task ?? (subjects.length > 1 || rowOfList(endpoint) ? 'LIST' : 'VIEW'),
    contactNo: shown.contactNo ?? null,
    place: `${endpoint.method} ${endpoint.path}`,
    reason: shown.reason ?? '',
    requestId: request.id,
  } as const;
  const fields = [...(shown.fields ?? personalFieldsOf(endpoint))];
  const parts = Array.from({ length: Math.ceil(subjects.length / mostSubjects) }, (_, part) =>
    subjects.slice(part * mostSubjects, (part + 1) * mostSubjects),
  );
  await insertPrivacyAccess(
    database,
    parts.map((part) => ({ ...row, fields, subjects: part })),
  ).catch(refuse);
}

/** On a full disk nobody's data is shown, because the access could not be logged. */
function refuse(error: unknown): never {
  if (!isStorageFull(error)) throw error;
  throw new AppError('5031', {
    description: '누가 봤는지 기록할 수 없어 개인정보가 있는 화면은 열 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}
