import * as z from 'zod/mini';
import { plain } from './wire.ts';

const longestEmail = 100;

/** An address as people type it: a name, an @, and a domain that ends in letters. */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

export const emailAddress = plain(z.string().check(z.maxLength(longestEmail), z.regex(emailPattern)));
