import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The key by which an address is counted. An IPv6 address counts as its /64 network, which one customer gets as a whole: counted singly,
 * a client would have 2^64 of them. An IPv4 address written as IPv6 counts as the IPv4 address.
 */
export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
