/**
 * The latest check-in that guests can choose where the host says nothing else, HH:MM in the property's time zone. Apart from
 * the other hours, which the landing page doesn't need.
 */
export const usualLatestCheckIn = '22:00';
