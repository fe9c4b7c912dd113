export type BenefitSegment = { readonly text: string; readonly isHighlighted: boolean };

/** R3.08: `{NOVA 버즈 3},25W 충전기+케이스` → text in braces highlighted, comma as ` · `, plus as ` + `. */
export function readBenefitLine(line: string): BenefitSegment[] {
  return line
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{') && part.endsWith('}')
        ? { text: spaced(part.slice(1, -1)), isHighlighted: true }
        : { text: spaced(part), isHighlighted: false },
    );
}

const spaced = (text: string): string => text.replace(/\s*\+\s*/g, ' + ').replace(/\s*,\s*/g, ' · ');
