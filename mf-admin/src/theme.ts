import type { ThemeConfig } from 'antd';
import { palette } from '@getaway/web-kit/theme/palette';

/** The house by day: pine for what can be pressed, ink on paper for the rest. The colours of office.css are the same. */
export const theme: ThemeConfig = {
  // A class name, which must not be one of ours.
  cssVar: { key: 'office-tokens' },
  hashed: false,
  token: {
    colorPrimary: palette.forest600,
    // Derived from so dark a pine these would be greys too deep to read on.
    colorPrimaryBg: '#e6eeeb',
    colorPrimaryBgHover: '#d8e5e0',
    controlItemBgActive: '#e6eeeb',
    controlItemBgActiveHover: '#d8e5e0',
    colorLink: palette.forest600,
    colorInfo: palette.forest600,
    colorError: palette.rose600,
    colorText: palette.night800,
    colorTextSecondary: '#4a5673',
    colorTextDescription: '#4a5673',
    colorTextPlaceholder: '#6a7590',
    colorBgLayout: '#f6f3ec',
    colorBorder: '#958d7d',
    colorBorderSecondary: '#e4ddd0',
    colorBgSpotlight: palette.night800,
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontSize: 14,
    borderRadius: 8,
    controlHeight: 36,
    controlOutline: 'rgb(31 74 72 / 0.22)',
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.18s',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 550 },
    Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
  },
};
