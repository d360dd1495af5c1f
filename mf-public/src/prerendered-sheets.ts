/*
 * The sheets of all pages that are prerendered: they have to be there before the code of their page is. Those of the frame
 * come with it.
 */
import './ui/dialog.module.css';
import './ui/field.module.css';
import './ui/hero.module.css';
import './ui/late-note.module.css';
import './ui/needs-script.module.css';
import './ui/phone-link.module.css';
import './ui/picture-card.module.css';
import './ui/review-card.module.css';
import './ui/rows.module.css';
import './ui/stars.module.css';
import './ui/served-part.module.css';
import './ui/states.module.css';
import './ui/submit-button.module.css';
import './features/home/section.module.css';
import './features/home/hero/from-price.module.css';
import './features/home/hero/hero.module.css';
import './features/home/hero/hero-scene.module.css';
import './features/home/hero/rating.module.css';
import './features/home/seasonal-offer.module.css';
import './features/home/intro.module.css';
import './features/home/amenities.module.css';
import './features/home/concierge.module.css';
import './features/home/weekday-note.module.css';
import './features/home/gallery/gallery.module.css';
import './features/home/reviews.module.css';
import './features/home/questions.module.css';
import './features/home/getting-here/getting-here.module.css';
import './features/home/contact/contact.module.css';
import './features/home/date-bar.module.css';
import './features/booking/booking.module.css';
import './features/booking/summary/booking-summary.module.css';
import './features/booking/wizard/booking-wizard.module.css';
import './features/booking/wizard/served-months.module.css';
import './features/booking/wizard/step-list.module.css';
import './features/booking/wizard/wizard-place.module.css';
import './features/childcare/childcare.module.css';
import './features/childcare/hero/escape-hero.module.css';
import './features/childcare/signup/signup.module.css';
import './features/confirm-reservation/confirm-reservation.module.css';
import './features/find-booking/find-booking.module.css';
import './features/legal/legal.module.css';
import './features/not-found/not-found.module.css';
import './features/pay-balance/pay-balance.module.css';
import './features/stay/stay.module.css';
