const mostRelated = 6;

/** The tags shared by at least two of these goods, most common first, without the searched keywords. */
export function relatedKeywords(tagsOfGoods: readonly (readonly string[])[], keywords: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of tagsOfGoods.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([tag, count]) => count > 1 && !keywords.includes(tag))
    .sort(([tag, count], [other, otherCount]) => otherCount - count || (tag < other ? -1 : 1))
    .slice(0, mostRelated)
    .map(([tag]) => tag);
}
