/** Postcodes of Jeju and of the islands for which parcel carriers charge a surcharge: single codes and ranges, both ends included. */
export const remotePostcodes: readonly (readonly [from: number, to: number])[] = [
  [23_008, 23_010], // 인천 강화·옹진
  [23_100, 23_116],
  [23_124, 23_136],
  [31_708, 31_708], // 당진
  [32_133, 32_133], // 태안
  [33_411, 33_411], // 보령
  [40_200, 40_240], // 울릉
  [46_768, 46_771], // 부산 강서 가덕도
  [52_570, 52_571], // 사천
  [53_031, 53_033], // 통영
  [53_089, 53_104],
  [54_000, 54_000], // 군산
  [56_347, 56_349], // 부안
  [57_069, 57_069], // 영광
  [58_760, 58_762], // 목포·신안
  [58_800, 58_810],
  [58_816, 58_818],
  [58_826, 58_826],
  [58_832, 58_832],
  [58_953, 58_958], // 진도
  [59_102, 59_103], // 완도
  [59_127, 59_129],
  [59_137, 59_166],
  [59_650, 59_650], // 여수
  [59_766, 59_766],
  [59_781, 59_790],
  [63_000, 63_644], // 제주
];

/** Whether a parcel to this postcode (five digits) has a surcharge. */
export function isRemoteArea(postcode: string): boolean {
  const code = /^\d{5}$/.test(postcode) ? Number(postcode) : 0;
  return remotePostcodes.some(([from, to]) => code >= from && code <= to);
}
