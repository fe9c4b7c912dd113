/**
 * Wordings that need a check wherever a mall shows text, as regular expressions that PostgreSQL and JavaScript interpret alike: the
 * database searches the texts, so that only matches are read.
 */
export const wordings = {
  /** Superlatives and promises that need evidence. */
  boast:
    '최저가|업계 ?최고|국내 ?최고|세계 ?최고|국내 ?1위|업계 ?1위|판매 ?1위|100 ?% ?(보장|안전|효과|환불)|부작용 ?(이 )?없|완치|치료 ?(효과|해|에 좋)|특효',
  /** The plan discount presented as a discount on the device, or a device presented as free. */
  planOffDevice:
    '선택약정[^.。<]{0,12}(기기값|단말기|할부원금|출고가)[^.。<]{0,10}(할인|인하)|(기기값|단말기 ?값|할부원금)[^.。<]{0,10}25 ?%|공짜 ?폰|0원 ?폰|공짜 ?휴대폰',
  hardToLeave: '(해지|탈퇴|취소)(는|은|신청은)? ?(전화|방문|고객센터)(로|에서)?만',
  /** Checkboxes and choices preselected for a visitor, or wording that implies them. */
  ticked:
    '<input[^>]* checked|<option[^>]* selected|(미리|자동으로|기본으로) ?(체크|선택|동의)(돼|되|된|합)|자동 ?(동의|가입) ?(돼|되|된|처리)',
  adult: '19금|성인 ?용품|전자 ?담배|담배|전통주|위스키|소주',
} as const;
export type Wording = keyof typeof wordings;
