import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { originOf } from './visit.ts';

const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Replies of the API are data: nothing in them may be run or framed. */
export const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

/** The page's policy: external hosts only for the services that draw in the page, and in the page only the given scripts. */
export async function registerPageHeaders(
  scope: FastifyInstance,
  { recaptcha, postcode, chatbotUrl }: Config,
  inlineScripts: readonly string[],
): Promise<void> {
  const widget = recaptcha ? google : [];
  const originAt = (url: string) => new URL(url).origin;
  const shown = [...(postcode ? [postcode.frameUrl] : []), ...(chatbotUrl ? [chatbotUrl] : [])];
  const frames = [...widget, ...new Set(shown.map(originAt))];
  await scope.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...inlineScripts.map(digestOf),
          ...widget,
          ...(postcode ? [originAt(postcode.scriptUrl)] : []),
        ],
        styleSrc: ["'self'"],
        // Operators' HTML has colours and sizes, limited by the sanitiser's list of styles.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...widget],
        // The proof of work runs in workers that its library creates from blobs.
        workerSrc: ["'self'", 'blob:'],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Payment and look-up windows of other hosts report back to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** The office loads nothing from elsewhere except previews of malls, in frames, and runs only the given scripts in its page. */
export async function registerOfficeHeaders(
  scope: FastifyInstance,
  config: Config,
  inlineScripts: readonly string[],
): Promise<void> {
  await scope.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts.map(digestOf)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: config.allowedDomains.map((domain) => originOf(`*.${domain}`, config)),
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-robots-tag', 'noindex');
    done();
  });
}

const digestOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
