import type { Device } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import { deviceOf } from '@mall/domain/device';
import { readHost } from '@mall/domain/mall-validity';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The requested host, so that a browser can be sent away and return. */
export type Visit = { readonly origin: string; readonly device: Device };

/**
 * The origin of one of our hosts. Scheme and port are those of `MALL_ORIGIN`: those of the request could lead the visitor, and their
 * payment, to a server at another port.
 */
export function originOf(hostname: string, { mallOrigin }: Pick<Config, 'mallOrigin'>): string {
  const [, scheme = 'https', port = ''] = /^(https?):.*?(:\d+)?$/.exec(mallOrigin) ?? [];
  return `${scheme}://${hostname}${port}`;
}

/** Error 4001 for a host outside the allowed domains; its port is ignored. */
export function visitOf(request: FastifyRequest, config: Config): Visit {
  const host = readHost(request.headers.host, config.allowedDomains);
  if (!host?.mallUrl) throw new AppError('4001');
  const origin = originOf(request.ownHost ?? `${host.mallUrl}.${host.domain}`, config);
  return { origin, device: deviceOf(request.headers['user-agent']) };
}
