import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { sessionHashOf } from '../office/staff-caller.ts';
import { addressKey } from './address-key.ts';
import { memberOfToken } from './authentication.ts';
import { mallOfHost } from './mall-context.ts';
import { officeHostOf } from './office-host.ts';

const sessionPrefix = 'session ';

export const isSessionKey = (key: string): boolean => key.startsWith(sessionPrefix);

/**
 * The key by which a call is counted: the session (token family) of a token that this server signed for this mall, or of staff whom this
 * process has admitted, otherwise the address. Everybody may have a guest's token, so a guest is counted by address too.
 */
export function createCallerKey({
  config,
  malls,
  accessTokens,
  admittedStaff,
}: Pick<Dependencies, 'config' | 'malls' | 'accessTokens' | 'admittedStaff'>) {
  const officeHost = officeHostOf(config);
  const findMall = async (host: string | undefined) => mallOfHost(host, config, malls);
  return async (request: FastifyRequest): Promise<string> => {
    const { authorization, host } = request.headers;
    if (officeHost.test(host ?? '')) {
      const session = sessionHashOf(request)?.toString('hex');
      return session && admittedStaff.has(session) ? `${sessionPrefix}${session}` : addressKey(request);
    }
    if (!authorization) return addressKey(request);
    // The route itself reports unknown malls and an unreachable database.
    const mall = await findMall(host).catch(() => undefined);
    const member = mall && (await memberOfToken(authorization, mall, accessTokens));
    return member && member.memberNo !== mall?.guestMemberNo
      ? `${sessionPrefix}${member.sessionId}`
      : addressKey(request);
  };
}
