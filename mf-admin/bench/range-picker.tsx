import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { createRoot } from 'react-dom/client';

// The yardstick for the booking page's calendar: React and antd's own range picker, open, and nothing else.

const today = dayjs().startOf('day');
const page = document.body.appendChild(document.createElement('main'));
createRoot(page).render(
  <DatePicker.RangePicker open disabledDate={(day) => day.isBefore(today)} getPopupContainer={() => page} />,
);
