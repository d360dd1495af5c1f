/** How long a browser stays known after a sign-in. */
export const deviceLifetimeDays = 180;
/** How long a browser that used a link stays known before its first sign-in. */
export const linkedDeviceHours = 24;
