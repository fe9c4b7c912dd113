import { type DataOf, type Endpoint, type RequestOf, wholePath } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import { previewHeader } from '@mall/contracts/preview';
import { inMall, type Work } from '@mall/db/in-mall';
import { refusalOf } from '@mall/domain/mall-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Catalogue, catalogueOf, noCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { createSubjects } from '../modules/auth/attempts/attempt-subjects.ts';
import { limitTries } from '../modules/auth/attempts/limit-tries.ts';
import { inPreview } from '../modules/preview/in-preview.ts';
import { createPreviewReader, type Preview } from '../modules/preview/open-preview.ts';
import type { Member } from './access-tokens.ts';
import { admitCaller, memberOfToken } from './authentication.ts';
import type { CachedReply, EncodedReply } from './cached-reply.ts';
import { decoderOf } from './decoder-of.ts';
import { placeOf } from './device.ts';
import { hasJustWritten, leavesNews, noteWriting } from './just-written.ts';
import type { Mall } from './mall.repository.ts';
import { mallOfHost } from './mall-context.ts';
import { sendData } from './reply.ts';

/** The arguments of a route's handler; the mall and the member come from the host and the token only. */
type HandlerContext<E extends Endpoint> = RequestOf<E> & {
  /** The file of an upload. */
  readonly file: E extends { upload: object } ? Buffer : undefined;
  readonly mall: Mall;
  /** On a public call present only when the caller sent a valid token of this mall. */
  readonly member: E extends { access: 'public' } ? Member | undefined : Member;
  /** The moment that is shown: now, except in a preview. */
  readonly at: Date;
  /** Runs `work` in one transaction that sees the rows of this mall only. */
  readonly db: <Result>(work: Work<Result>) => Promise<Result>;
  /** The same for work that only reads; a replica may answer it, up to two seconds behind, and the work may be started twice. */
  readonly read: <Result>(work: Work<Result>) => Promise<Result>;
  /** The catalogue, cached until it changes. */
  readonly catalogue: Catalogue;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Sent<E extends Endpoint> = DataOf<E> | CachedReply<DataOf<E>> | EncodedReply<DataOf<E>>;
type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Sent<E> | Promise<Sent<E>>;

type Admitted = { readonly mall: Mall; readonly member: Member | undefined; readonly preview?: Preview };

/** A preview has no member, and so no session. */
const noSession = '00000000-0000-0000-0000-000000000000';
const previewVisitor = ({ mallId, salesType: memberType }: Mall): Member => ({
  ...{ memberNo: 0, mallId, memberType, sessionId: noSession, hasTemporaryPassword: false },
  ...{ isLook: true, isPreview: true },
});

/** Registers a call of the contract; all routes of the API are made here. */
export function bind<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const { clock, config, database, replica, reads, malls, accessTokens, endedSessions, catalogueCache } =
    app.dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const decodeParams = decoderOf(endpoint.params);
  const decodeQuery = decoderOf(endpoint.query);
  const decodeBody = decoderOf(endpoint.body);
  const send = sendData(endpoint);
  const readPreview = createPreviewReader(app.dependencies);
  const isLeavingNews = leavesNews(endpoint);
  const namesMall = endpoint.path.startsWith('/pre/');
  // A reply that its handler has marked as never to be stored contains a secret.
  const isKept = (reply: FastifyReply, member: Member | undefined) =>
    endpoint.offline === 'kept' && !member?.isLook && !reply.hasHeader('cache-control');

  /** Staff in a preview: like a member who has nothing, and only with the calls that staff who look as a member may make. */
  const admitPreview = async (host: string | undefined, token: string) => {
    const preview = await readPreview(host, token);
    if (!preview) throw new AppError('4041');
    const { mall } = preview;
    return { mall, preview, member: admitCaller(endpoint, previewVisitor(mall), mall) };
  };
  const admit = async ({ headers }: FastifyRequest): Promise<Admitted> => {
    const token = headers[previewHeader];
    if (token !== undefined) return admitPreview(headers.host, String(token));
    const foundMall = mallOfHost(headers.host, config, malls);
    const mall = foundMall instanceof Promise ? await foundMall : foundMall;
    const refusal = refusalOf(mall.state, endpoint);
    if (refusal) throw new AppError(refusal);
    const foundMember = memberOfToken(headers.authorization, mall, accessTokens);
    const named = foundMember instanceof Promise ? await foundMember : foundMember;
    const ended = named !== undefined && endedSessions.has(mall, named.sessionId);
    const isEnded = ended instanceof Promise ? await ended : ended;
    return { mall, member: admitCaller(endpoint, isEnded ? undefined : named, mall) };
  };

  app.route({
    method: endpoint.method,
    url: wholePath(endpoint),
    config: { access: endpoint.access, endpoint },
    // The megabytes of an anonymous client are not even read.
    ...(endpoint.upload && {
      bodyLimit: endpoint.upload.mostBytes,
      onRequest: async (request) => void (await admit(request)),
    }),
    handler: async (request, reply) => {
      const { mall, member, preview } = await admit(request);
      const query = decodeQuery(request.query);
      if (namesMall) assertOwnMall(query, mall);
      const ways = {
        db: <Result>(work: Work<Result>) =>
          preview ? inPreview(database, preview, work) : inMall(database, mall, work),
        read: <Result>(work: Work<Result>, since?: number) =>
          preview ? inPreview(database, preview, work) : reads(mall, work, { ...readerOf(request, member), since }),
      };
      const context = {
        params: decodeParams(request.params),
        query,
        body: decodeBody(request.body),
        file: endpoint.upload && fileOf(request.body),
        mall,
        member,
        at: preview?.at ?? clock(),
        ...ways,
        catalogue: catalogueOf(preview ? noCatalogueCache : catalogueCache, ways.read),
        request,
        reply,
      };
      if (preview) reply.header('cache-control', 'no-store');
      if (replica && member && isLeavingNews) noteWriting(request, reply);
      // The parts were checked by the endpoint's own schemas above.
      const work = async () => {
        const result = await handler(context as unknown as HandlerContext<E>);
        if (isKept(reply, member)) reply.header('x-offline', 'kept');
        return result;
      };
      if (!endpoint.takesSecret) return send(request, reply, await work());
      const caller = { db: context.db, place: placeOf(request, reply), at: clock() };
      return send(request, reply, await limitTries(subjects, caller, work));
    },
  });
}

/** An anonymous visitor has written nothing that they could look for. */
const readerOf = (request: FastifyRequest, member: Member | undefined) => ({
  hasJustWritten: member !== undefined && hasJustWritten(request),
});

function fileOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new AppError('4150');
  return body;
}

/** Public calls name their mall; any mall other than the host's is an unknown one. */
function assertOwnMall(query: unknown, mall: Mall): void {
  const named = (query ?? {}) as { mallUrl?: string; mallId?: number };
  const isOwn = (named.mallUrl ?? mall.mallUrl) === mall.mallUrl && (named.mallId ?? mall.mallId) === mall.mallId;
  if (!isOwn) throw new AppError('4041');
}
