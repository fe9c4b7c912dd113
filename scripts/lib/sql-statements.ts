const tokens =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-z_]*)\$[\s\S]*?\$\1\$|[()]|[,;]|[^-/'"$(),;]+|[\s\S]/gi;

/**
 * The statements of a text, in lower case on one line each, without comments; texts and the bodies of functions are empty. The body of a
 * `do` is statements too.
 */
export function statementsOf(sql: string): string[] {
  const bodies: string[] = [];
  const plain = sql.replaceAll(tokens, (token, tag: string | undefined) => {
    if (/^(--|\/\*)/.test(token)) return ' ';
    if (tag !== undefined) return `$${bodies.push(token.slice(tag.length + 2, -tag.length - 2)) - 1}`;
    return token.startsWith("'") ? "''" : token.toLowerCase();
  });
  return plain.split(';').flatMap((text) => {
    const statement = text.replaceAll(/\s+/g, ' ').trim();
    const body = bodies[Number(/^do .*?\$(\d+)/.exec(statement)?.[1])];
    return body === undefined ? [statement].filter(Boolean) : statementsOf(body);
  });
}

/** The parts between commas outside of all parentheses. */
export function partsOf(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
