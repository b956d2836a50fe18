import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../store-context.tsx';

/** Lets the order send the customer on from this page, and goes on with what a reload interrupted. */
export const useOrderFlow = (): void => {
  const { order } = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    order.onNavigate((address) => void navigate(address));
  }, [order, navigate]);
  useEffect(() => {
    void order.resume();
  }, [order]);
};
