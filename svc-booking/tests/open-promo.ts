/** For tests: a code that anybody may use on any night, and whose discount each test chooses. */
export const openPromo = {
  id: 'p',
  code: 'P',
  name: 'P',
  isActive: true,
  weekdaysOnly: false,
  maxUses: null,
  uses: 0,
  expiresAt: null,
} as const;
