import { type Endpoint, type RequestOf, wholePath } from '@mall/contracts/endpoint';
import type { AnyShape } from '@mall/contracts/wire';

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
/** The parts of an endpoint, with the names of the code. */
export type CallRequest<E extends Endpoint> = Present<RequestOf<E>>;
/** Parts as untyped values, for functions that only pass them on. */
export type RequestParts = { params?: unknown; query?: unknown; body?: unknown };

const encode = (shape: AnyShape, value: unknown): unknown => shape.encode(value as never);

function pathOf(endpoint: Endpoint, params: unknown): string {
  if (!endpoint.params) return wholePath(endpoint);
  const wire = encode(endpoint.params, params) as Record<string, unknown>;
  return wholePath(endpoint).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(wire[name])));
}

function queryOf(endpoint: Endpoint, query: unknown): string {
  if (!endpoint.query) return '';
  const wire = Object.entries(encode(endpoint.query, query ?? {}) as Record<string, unknown>);
  const pairs = wire.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

export function urlOf(endpoint: Endpoint, parts: RequestParts): string {
  return `${pathOf(endpoint, parts.params)}${queryOf(endpoint, parts.query)}`;
}

export function bodyOf(endpoint: Endpoint, parts: RequestParts): string | null {
  return endpoint.body ? JSON.stringify(encode(endpoint.body, parts.body)) : null;
}
