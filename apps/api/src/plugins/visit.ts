import type { Device } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import { deviceOf } from '@mall/domain/device';
import { readHost } from '@mall/domain/mall-validity';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Where a browser is, so that it can be sent away and come back. */
export type Visit = { readonly origin: string; readonly device: Device };

/**
 * The origin of one of our hosts. Scheme and port are those of `MALL_ORIGIN`: what a request says about itself
 * would lead its visitor, and their payment, to whatever listens at another port.
 */
export function originOf(hostname: string, { mallOrigin }: Pick<Config, 'mallOrigin'>): string {
  const [, scheme = 'https', port = ''] = /^(https?):.*?(:\d+)?$/.exec(mallOrigin) ?? [];
  return `${scheme}://${hostname}${port}`;
}

/** Error 4001 for a host outside the allowed domains; the port that it names is not looked at. */
export function visitOf(request: FastifyRequest, config: Config): Visit {
  const host = readHost(request.headers.host, config.allowedDomains);
  if (!host?.mallUrl) throw new AppError('4001');
  const origin = originOf(`${host.mallUrl}.${host.domain}`, config);
  return { origin, device: deviceOf(request.headers['user-agent']) };
}
