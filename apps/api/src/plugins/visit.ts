import type { Device } from '@mall/contracts/codes';
import { deviceOf } from '@mall/domain/device';
import type { FastifyRequest } from 'fastify';

/** Where a browser is, so that it can be sent away and come back. */
export type Visit = { readonly origin: string; readonly device: Device };

/** The host is one of a mall's: `bind` has checked it. */
export const visitOf = (request: FastifyRequest): Visit => ({
  origin: `${request.protocol}://${request.headers.host}`,
  device: deviceOf(request.headers['user-agent']),
});
