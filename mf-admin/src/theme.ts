import type { ThemeConfig } from 'antd';
import { officeColours } from '@getaway/property/house/office';
import { tokensClass } from './office-styles.ts';

const { accent, wash, washPressed, ink } = officeColours;

/** The house by day: its accent color for controls, ink on paper for the rest. office.css has the same colors. */
export const theme: ThemeConfig = {
  cssVar: { key: tokensClass },
  hashed: false,
  token: {
    colorPrimary: accent,
    // Derived from so dark an accent these would be greys too deep to read on.
    colorPrimaryBg: wash,
    colorPrimaryBgHover: washPressed,
    controlItemBgActive: wash,
    controlItemBgActiveHover: washPressed,
    colorLink: accent,
    colorInfo: accent,
    colorInfoBg: wash,
    colorInfoBorder: washPressed,
    colorError: '#b3402f',
    // The one derived from it is too light for white words.
    colorErrorHover: '#983527',
    colorText: ink,
    colorTextSecondary: '#4a5673',
    colorTextDescription: '#4a5673',
    colorTextPlaceholder: '#6a7590',
    colorBgLayout: '#f6f3ec',
    colorBorder: '#958d7d',
    colorBorderSecondary: '#e4ddd0',
    colorBgSpotlight: ink,
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontSize: 14,
    borderRadius: 8,
    controlHeight: 36,
    controlOutline: `${accent}38`,
    // Not only short: antd waits for the end of each movement, which one of a millisecond may never tell.
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.18s',
  },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 550,
      // The spinner says that it is working. Paler, its words would be hard to read.
      opacityLoading: 1,
    },
    Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
  },
};
